<?php
// Da conta vazia à NF-e autorizada em homologação e ao DANFE. Execute com: php primeira-nota.php
// Precisa de USUARIO, SENHA, CERTIFICADO (o arquivo .pfx) e SENHA_CERTIFICADO no ambiente,
// e de empresa-com-filiais.json e nfe.json nesta pasta, com os seus dados.
const API = 'https://api-homologacao.exemplo.com.br/v1';

function fail(string $reason): never
{
    fwrite(STDERR, $reason . PHP_EOL);
    exit(1);
}

function own(string $name): string
{
    return getenv($name) ?: fail("Defina a variável de ambiente $name.");
}

/** @param list<string> $headers */
function call(string $path, ?string $body = null, array $headers = [], int $accept = 200): string
{
    $curl = curl_init(API . $path);
    curl_setopt_array($curl, [
        CURLOPT_HTTPHEADER => ['Content-Type: application/json', ...$headers],
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_TIMEOUT => 30,
    ] + ($body === null ? [] : [CURLOPT_POSTFIELDS => $body]));
    $answer = curl_exec($curl);
    if (in_array(curl_getinfo($curl, CURLINFO_RESPONSE_CODE), [429, 503])) {
        sleep(max(1, curl_getinfo($curl, CURLINFO_RETRY_AFTER)));
        $answer = curl_exec($curl);
    }
    $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
    if ($answer === false) {
        fail('Falha na conexão: ' . curl_error($curl));
    }
    // O corpo do erro (problem+json) explica o motivo.
    return $status >= 200 && $status <= 299 || $status === $accept ? $answer : fail("Erro HTTP $status: $answer");
}

function decode(string $json): object
{
    return json_decode($json, flags: JSON_THROW_ON_ERROR);
}

function encode(array|object $value): string
{
    return json_encode($value, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
}

// 1. Crie o token
$token = decode(call('/auth/token', encode(['usuario' => own('USUARIO'), 'senha' => own('SENHA')])))->accessToken;
$authorization = "Authorization: Bearer $token";
echo 'Token criado.', PHP_EOL;

// 2. Adicione a empresa e o certificado
$company = file_get_contents('empresa-com-filiais.json');
$cnpj = decode($company)->cpfCnpj;
// 409: a empresa já está na conta; no certificado, já há um válido.
call('/empresas', $company, [$authorization, 'Idempotency-Key: ' . bin2hex(random_bytes(16))], accept: 409);
echo "Empresa na conta: $cnpj", PHP_EOL;

$certificate = base64_encode(file_get_contents(own('CERTIFICADO')));
$body = encode(['arquivo' => $certificate, 'senha' => getenv('SENHA_CERTIFICADO'), 'substituir' => false]);
call("/empresas/$cnpj/certificado", $body, [$authorization], accept: 409);
echo "Certificado guardado para $cnpj", PHP_EOL;

// 3. Envie a nota
$note = decode(file_get_contents('nfe.json'));
$note->documento->ide->dhEmi = (new DateTime('now', new DateTimeZone('America/Sao_Paulo')))->format(DATE_ATOM);
// Guarde a chave e o corpo: ao repetir o envio, use os mesmos.
$key = bin2hex(random_bytes(16));
$receipt = decode(call('/dfe', encode($note), [$authorization, "Idempotency-Key: $key"]))->reciboId;
echo "Nota recebida: $receipt", PHP_EOL;

// 4. Pergunte o resultado
foreach ([1, 2, 4, 8, 15, 30] as $seconds) {
    $result = decode(call("/recibos/$receipt", headers: [$authorization]));
    if (!in_array($result->situacao, ['recebido', 'processando'])) {
        break;
    }
    sleep($seconds);
}
if ($result->situacao === 'rejeitado') {
    fail("Rejeitada: {$result->retorno->cStat} {$result->retorno->xMotivo}");
}
if ($result->situacao === 'erro') {
    fail('Erro: nada foi autorizado. Consulte o documento antes de reenviar.');
}
if ($result->situacao !== 'autorizado') {
    fail('Sem resultado ainda: pergunte de novo, não reenvie.');
}
echo "Autorizada: $result->chave", PHP_EOL;

// 5. Baixe o DANFE e o XML
foreach (['dadfe' => 'danfe.pdf', 'xml' => 'nota.xml'] as $format => $file) {
    file_put_contents($file, call("/dfe/$result->chave/$format", headers: [$authorization]));
    echo "Arquivo salvo em $file", PHP_EOL;
}
