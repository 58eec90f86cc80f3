// Um programa

// 1. Crie o token
fetch('/');
