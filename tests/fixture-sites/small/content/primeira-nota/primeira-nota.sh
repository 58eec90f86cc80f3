# Um programa

# 1. Crie o token
curl exemplo
