<?php
// Execute com: php -S localhost:8080 receptor.php
declare(strict_types=1);

function conferir(string $segredo, string $id, string $momento, string $assinatura, string $corpo): bool
{
    // Uma entrega capturada e reenviada depois é recusada.
    if (!preg_match('/^\d{10}$/D', $momento) || abs(time() - (int) $momento) > 300) {
        return false;
    }
    $hmac = hash_hmac('sha256', "$id.$momento.$corpo", $segredo);
    return hash_equals("sha256=$hmac", $assinatura);
}

function guardar(string $id, string $corpo): void
{
    $arquivo = "entregas/$id.json";
    if (!is_dir('entregas')) {
        @mkdir('entregas');
    }
    // A mesma entrega é guardada uma vez só.
    if (is_file($arquivo)) {
        return;
    }
    // Só um arquivo inteiro recebe o nome final.
    $parte = "$arquivo." . bin2hex(random_bytes(8));
    if (file_put_contents($parte, $corpo) !== strlen($corpo) || !rename($parte, $arquivo)) {
        throw new RuntimeException("Não foi possível gravar $arquivo.");
    }
}

$segredo = getenv('SEGREDO');
if (!$segredo) {
    error_log('Defina a variável de ambiente SEGREDO.');
    http_response_code(503);
    exit;
}
$corpo = file_get_contents('php://input');
$id = $_SERVER['HTTP_X_ENTREGA_ID'] ?? '';
$momento = $_SERVER['HTTP_X_ENTREGA_MOMENTO'] ?? '';
$assinatura = $_SERVER['HTTP_X_ASSINATURA'] ?? '';
if ($_SERVER['REQUEST_METHOD'] !== 'POST') {
    http_response_code(405);
} elseif (!conferir($segredo, $id, $momento, $assinatura, $corpo) || !preg_match('/^[0-9a-f-]{36}$/D', $id)) {
    http_response_code(401);
} else {
    try {
        guardar($id, $corpo);
        // Responda antes de processar: outro programa lê a pasta.
        http_response_code(204);
    } catch (RuntimeException $erro) {
        error_log($erro->getMessage());
        http_response_code(503);
    }
}
