// Execute com: dotnet run
using System;
using System.IO;
using System.Net;
using System.Security.Cryptography;
using System.Text;
using System.Text.RegularExpressions;
using System.Threading.Tasks;

public static class Receptor
{
    private static readonly string Segredo = Environment.GetEnvironmentVariable("SEGREDO") ?? "";
    private static readonly string Porta = Environment.GetEnvironmentVariable("PORTA") ?? "8080";

    public static void Main()
    {
        if (Segredo == "")
        {
            throw new InvalidOperationException("Defina a variável de ambiente SEGREDO.");
        }
        Directory.CreateDirectory("entregas");
        using (var servidor = new HttpListener())
        {
            servidor.Prefixes.Add("http://localhost:" + Porta + "/");
            servidor.Start();
            Console.WriteLine("Escutando em http://localhost:" + Porta);
            while (true)
            {
                var troca = servidor.GetContext();
                Task.Run(() => Receber(troca));
            }
        }
    }

    private static void Receber(HttpListenerContext troca)
    {
        var status = 503;
        try
        {
            var corpo = new MemoryStream();
            troca.Request.InputStream.CopyTo(corpo);
            var id = troca.Request.Headers["X-Entrega-Id"] ?? "";
            if (troca.Request.HttpMethod != "POST")
            {
                status = 405;
            }
            else if (!Conferir(troca.Request, id, corpo.ToArray()) || !Regex.IsMatch(id, @"^[0-9a-f-]{36}\z"))
            {
                status = 401;
            }
            else
            {
                Guardar(id, corpo.ToArray());
                // Responda antes de processar: outro programa lê a pasta.
                status = 204;
            }
        }
        catch (IOException erro)
        {
            Console.Error.WriteLine(erro);
        }
        troca.Response.StatusCode = status;
        troca.Response.Close();
    }

    private static bool Conferir(HttpListenerRequest pedido, string id, byte[] corpo)
    {
        var momento = pedido.Headers["X-Entrega-Momento"] ?? "";
        // Uma entrega capturada e reenviada depois é recusada.
        var agora = DateTimeOffset.UtcNow.ToUnixTimeSeconds();
        if (!Regex.IsMatch(momento, @"^[0-9]{10}\z") || Math.Abs(agora - long.Parse(momento)) > 300)
        {
            return false;
        }
        var inicio = Encoding.UTF8.GetBytes(id + "." + momento + ".");
        var assinado = new byte[inicio.Length + corpo.Length];
        inicio.CopyTo(assinado, 0);
        corpo.CopyTo(assinado, inicio.Length);
        using (var hmac = new HMACSHA256(Encoding.UTF8.GetBytes(Segredo)))
        {
            var hex = BitConverter.ToString(hmac.ComputeHash(assinado)).Replace("-", "").ToLowerInvariant();
            var esperada = Encoding.UTF8.GetBytes("sha256=" + hex);
            var recebida = Encoding.UTF8.GetBytes(pedido.Headers["X-Assinatura"] ?? "");
            return CryptographicOperations.FixedTimeEquals(esperada, recebida);
        }
    }

    private static void Guardar(string id, byte[] corpo)
    {
        var arquivo = Path.Combine("entregas", id + ".json");
        // A mesma entrega é guardada uma vez só.
        if (File.Exists(arquivo))
        {
            return;
        }
        // Só um arquivo inteiro recebe o nome final.
        var parte = arquivo + "." + Guid.NewGuid();
        File.WriteAllBytes(parte, corpo);
        try
        {
            File.Move(parte, arquivo);
        }
        catch (IOException) when (File.Exists(arquivo))
        {
            File.Delete(parte);
        }
    }
}
