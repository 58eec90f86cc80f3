class PrimeiraNota {
    // 1. Crie o token
}
