// Da conta vazia à NF-e autorizada em homologação e ao DANFE.
// Execute com: java -Dfile.encoding=UTF-8 PrimeiraNota.java
// Precisa de USUARIO, SENHA, CERTIFICADO (o arquivo .pfx) e SENHA_CERTIFICADO no ambiente,
// e de empresa-com-filiais.json e nfe.json nesta pasta, com os seus dados.
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.Base64;
import java.util.Map;
import java.util.UUID;
import java.util.regex.Pattern;

class PrimeiraNota {
    static final String API = "https://api-homologacao.exemplo.com.br/v1";
    static final HttpClient CLIENT = HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(10)).build();

    public static void main(String[] args) throws Exception {
        // 1. Crie o token
        var credentials = "{\"usuario\": " + quote(own("USUARIO")) + ", \"senha\": " + quote(own("SENHA")) + "}";
        var token = field(text(call(post("/auth/token", credentials), 201)), "accessToken");
        System.out.println("Token criado.");

        // 2. Adicione a empresa e o certificado
        var company = Files.readString(Path.of("empresa-com-filiais.json"));
        var cnpj = field(company, "cpfCnpj");
        // 409: a empresa já está na conta; no certificado, já há um válido.
        call(signed(post("/empresas", company), token).header("Idempotency-Key", UUID.randomUUID().toString()), 409);
        System.out.println("Empresa na conta: " + cnpj);

        var file = Base64.getEncoder().encodeToString(Files.readAllBytes(Path.of(own("CERTIFICADO"))));
        var certificate = "{\"arquivo\": " + quote(file) + ", \"senha\": " + quote(own("SENHA_CERTIFICADO"))
            + ", \"substituir\": false}";
        call(signed(post("/empresas/" + cnpj + "/certificado", certificate), token), 409);
        System.out.println("Certificado guardado para " + cnpj);

        // 3. Envie a nota
        var now = OffsetDateTime.now(ZoneId.of("America/Sao_Paulo")).truncatedTo(ChronoUnit.SECONDS);
        var note = Files.readString(Path.of("nfe.json"))
            .replaceFirst("\"dhEmi\": \"[^\"]*\"", "\"dhEmi\": \"" + now.format(DateTimeFormatter.ISO_OFFSET_DATE_TIME) + "\"");
        // Guarde a chave e o corpo: ao repetir o envio, use os mesmos.
        var key = UUID.randomUUID().toString();
        var receipt = field(text(call(signed(post("/dfe", note), token).header("Idempotency-Key", key), 202)), "reciboId");
        System.out.println("Nota recebida: " + receipt);

        // 4. Pergunte o resultado
        var result = "";
        for (var seconds : new int[] {1, 2, 4, 8, 15, 30}) {
            result = text(call(signed(get("/recibos/" + receipt), token), 200));
            var situacao = field(result, "situacao");
            if (!(situacao.equals("recebido") || situacao.equals("processando"))) break;
            Thread.sleep(1000L * seconds);
        }
        switch (field(result, "situacao")) {
            case "autorizado" -> System.out.println("Autorizada: " + field(result, "chave"));
            case "rejeitado" -> throw new IllegalStateException("Rejeitada: " + field(result, "cStat") + " " + field(result, "xMotivo"));
            case "erro" -> throw new IllegalStateException("Erro: nada foi autorizado. Consulte o documento antes de reenviar.");
            default -> throw new IllegalStateException("Sem resultado ainda: pergunte de novo, não reenvie.");
        }

        // 5. Baixe o DANFE e o XML
        for (var format : Map.of("dadfe", "danfe.pdf", "xml", "nota.xml").entrySet()) {
            var body = call(signed(get("/dfe/" + field(result, "chave") + "/" + format.getKey()), token), 200);
            Files.write(Path.of(format.getValue()), body);
            System.out.println("Arquivo salvo em " + format.getValue());
        }
    }

    static HttpRequest.Builder get(String path) {
        return HttpRequest.newBuilder(URI.create(API + path)).timeout(Duration.ofSeconds(30));
    }

    static HttpRequest.Builder post(String path, String body) {
        return get(path).header("Content-Type", "application/json").POST(HttpRequest.BodyPublishers.ofString(body));
    }

    static HttpRequest.Builder signed(HttpRequest.Builder request, String token) {
        return request.header("Authorization", "Bearer " + token);
    }

    /** Corpo da resposta; além de 2xx aceita um status. */
    static byte[] call(HttpRequest.Builder builder, int accepted) throws Exception {
        var request = builder.build();
        var response = CLIENT.send(request, HttpResponse.BodyHandlers.ofByteArray());
        if (response.statusCode() == 429 || response.statusCode() == 503) {
            Thread.sleep(1000 * response.headers().firstValueAsLong("Retry-After").orElse(1));
            response = CLIENT.send(request, HttpResponse.BodyHandlers.ofByteArray());
        }
        if (response.statusCode() / 100 == 2 || response.statusCode() == accepted) return response.body();
        // O corpo do erro (problem+json) explica o motivo.
        throw new IllegalStateException("Erro HTTP " + response.statusCode() + ": " + text(response.body()));
    }

    static String own(String name) {
        var value = System.getenv(name);
        if (value == null) throw new IllegalStateException("Defina a variável de ambiente " + name + ".");
        return value;
    }

    static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    static String quote(String value) {
        return '"' + value.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }

    static String field(String json, String name) {
        // O JDK não lê JSON; no seu sistema, use a biblioteca que já tem.
        var found = Pattern.compile("\"" + name + "\"\\s*:\\s*\"([^\"]*)\"").matcher(json);
        return found.find() ? found.group(1) : "";
    }
}
