// Execute com: java Receptor.java
import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.HexFormat;
import java.util.concurrent.Executors;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public class Receptor {
    private static final String SEGREDO = System.getenv("SEGREDO");
    private static final int PORTA = Integer.parseInt(System.getenv().getOrDefault("PORTA", "8080"));

    public static void main(String[] args) throws IOException {
        if (SEGREDO == null || SEGREDO.isEmpty()) {
            throw new IllegalStateException("Defina a variável de ambiente SEGREDO.");
        }
        Files.createDirectories(Path.of("entregas"));
        HttpServer servidor = HttpServer.create(new InetSocketAddress(PORTA), 0);
        servidor.createContext("/", Receptor::receber);
        servidor.setExecutor(Executors.newFixedThreadPool(8));
        servidor.start();
        System.out.println("Escutando em http://localhost:" + PORTA);
    }

    private static void receber(HttpExchange troca) throws IOException {
        int status = 503;
        try {
            byte[] corpo = troca.getRequestBody().readAllBytes();
            String id = ler(troca.getRequestHeaders(), "X-Entrega-Id");
            if (!troca.getRequestMethod().equals("POST")) {
                status = 405;
            } else if (!conferir(troca.getRequestHeaders(), corpo) || !id.matches("[0-9a-f-]{36}")) {
                status = 401;
            } else {
                guardar(id, corpo);
                // Responda antes de processar: outro programa lê a pasta.
                status = 204;
            }
        } catch (IOException | GeneralSecurityException erro) {
            erro.printStackTrace();
        }
        troca.sendResponseHeaders(status, -1);
        troca.close();
    }

    private static boolean conferir(Headers cabecalhos, byte[] corpo) throws GeneralSecurityException {
        String id = ler(cabecalhos, "X-Entrega-Id");
        String momento = ler(cabecalhos, "X-Entrega-Momento");
        // Uma entrega capturada e reenviada depois é recusada.
        if (!momento.matches("[0-9]{10}")
                || Math.abs(Instant.now().getEpochSecond() - Long.parseLong(momento)) > 300) {
            return false;
        }
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(SEGREDO.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
        mac.update((id + "." + momento + ".").getBytes(StandardCharsets.UTF_8));
        String esperada = "sha256=" + HexFormat.of().formatHex(mac.doFinal(corpo));
        return MessageDigest.isEqual(
                esperada.getBytes(StandardCharsets.UTF_8),
                ler(cabecalhos, "X-Assinatura").getBytes(StandardCharsets.UTF_8));
    }

    private static void guardar(String id, byte[] corpo) throws IOException {
        Path arquivo = Path.of("entregas", id + ".json");
        // A mesma entrega é guardada uma vez só.
        if (Files.exists(arquivo)) {
            return;
        }
        // Só um arquivo inteiro recebe o nome final.
        Path parte = Files.createTempFile(arquivo.getParent(), id, ".parte");
        Files.write(parte, corpo);
        Files.move(parte, arquivo, StandardCopyOption.ATOMIC_MOVE);
    }

    private static String ler(Headers cabecalhos, String nome) {
        String valor = cabecalhos.getFirst(nome);
        return valor == null ? "" : valor;
    }
}
