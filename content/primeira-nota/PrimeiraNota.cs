// Da conta vazia à NF-e autorizada em homologação e ao DANFE.
// Precisa de USUARIO, SENHA, CERTIFICADO (o arquivo .pfx) e SENHA_CERTIFICADO no ambiente,
// e de empresa-com-filiais.json e nfe.json na pasta de onde o programa é executado, com os seus dados.
using System;
using System.IO;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Text.Json.Nodes;
using System.Threading.Tasks;

class PrimeiraNota
{
    const string Api = "https://api-homologacao.exemplo.com.br/v1";
    static readonly HttpClient Client = new HttpClient { Timeout = TimeSpan.FromSeconds(30) };

    static async Task Main()
    {
        // 1. Crie o token
        var credentials = JsonNode.Parse("{}");
        credentials["usuario"] = Own("USUARIO");
        credentials["senha"] = Own("SENHA");
        var created = JsonNode.Parse(await Text(Post("/auth/token", credentials.ToJsonString())));
        Client.DefaultRequestHeaders.Authorization = new AuthenticationHeaderValue("Bearer", (string)created["accessToken"]);
        Console.WriteLine("Token criado.");

        // 2. Adicione a empresa e o certificado
        var company = File.ReadAllText("empresa-com-filiais.json");
        var cnpj = (string)JsonNode.Parse(company)["cpfCnpj"];
        // 409: a empresa já está na conta; no certificado, já há um válido.
        await Text(Post("/empresas", company, Guid.NewGuid().ToString()), 409);
        Console.WriteLine("Empresa na conta: " + cnpj);

        var certificate = JsonNode.Parse("{}");
        certificate["arquivo"] = Convert.ToBase64String(File.ReadAllBytes(Own("CERTIFICADO")));
        certificate["senha"] = Own("SENHA_CERTIFICADO");
        certificate["substituir"] = false;
        await Text(Post("/empresas/" + cnpj + "/certificado", certificate.ToJsonString()), 409);
        Console.WriteLine("Certificado guardado para " + cnpj);

        // 3. Envie a nota
        var note = JsonNode.Parse(File.ReadAllText("nfe.json"));
        note["documento"]["ide"]["dhEmi"] = DateTimeOffset.Now.ToString("yyyy-MM-ddTHH:mm:sszzz");
        // Guarde a chave e o corpo: ao repetir o envio, use os mesmos.
        var key = Guid.NewGuid().ToString();
        var result = JsonNode.Parse(await Text(Post("/dfe", note.ToJsonString(), key)));
        var receipt = (string)result["reciboId"];
        Console.WriteLine("Nota recebida: " + receipt);

        // 4. Pergunte o resultado
        var situacao = "";
        foreach (var seconds in new[] { 1, 2, 4, 8, 15, 30 })
        {
            result = JsonNode.Parse(await Text(Get("/recibos/" + receipt)));
            situacao = (string)result["situacao"];
            if (!(situacao == "recebido" || situacao == "processando")) break;
            await Task.Delay(TimeSpan.FromSeconds(seconds));
        }
        if (situacao == "rejeitado")
        {
            throw new InvalidOperationException("Rejeitada: " + result["retorno"]["cStat"] + " " + result["retorno"]["xMotivo"]);
        }
        if (situacao == "erro") throw new InvalidOperationException("Erro: nada foi autorizado. Consulte o documento antes de reenviar.");
        if (situacao != "autorizado") throw new InvalidOperationException("Sem resultado ainda: pergunte de novo, não reenvie.");
        var accessKey = (string)result["chave"];
        Console.WriteLine("Autorizada: " + accessKey);

        // 5. Baixe o DANFE e o XML
        await Save("/dfe/" + accessKey + "/dadfe", "danfe.pdf");
        await Save("/dfe/" + accessKey + "/xml", "nota.xml");
    }

    static Func<HttpRequestMessage> Get(string path)
    {
        return () => new HttpRequestMessage(HttpMethod.Get, Api + path);
    }

    static Func<HttpRequestMessage> Post(string path, string json, string key = null)
    {
        return () =>
        {
            var request = new HttpRequestMessage(HttpMethod.Post, Api + path);
            if (key != null) request.Headers.TryAddWithoutValidation("Idempotency-Key", key);
            request.Content = new StringContent(json);
            request.Content.Headers.ContentType = new MediaTypeHeaderValue("application/json");
            return request;
        };
    }

    static async Task<string> Text(Func<HttpRequestMessage> create, int accepted = 200)
    {
        using var response = await Call(create, accepted);
        return await response.Content.ReadAsStringAsync();
    }

    static async Task Save(string path, string file)
    {
        using var response = await Call(Get(path), 200);
        File.WriteAllBytes(file, await response.Content.ReadAsByteArrayAsync());
        Console.WriteLine("Arquivo salvo em " + file);
    }

    /// <summary>Além de 2xx aceita um status.</summary>
    static async Task<HttpResponseMessage> Call(Func<HttpRequestMessage> create, int accepted)
    {
        var response = await Client.SendAsync(create());
        if ((int)response.StatusCode == 429 || (int)response.StatusCode == 503)
        {
            await Task.Delay(response.Headers.RetryAfter?.Delta ?? TimeSpan.FromSeconds(1));
            response.Dispose();
            response = await Client.SendAsync(create());
        }
        if (response.IsSuccessStatusCode || (int)response.StatusCode == accepted) return response;
        // O corpo do erro (problem+json) explica o motivo.
        throw new HttpRequestException("Erro HTTP " + (int)response.StatusCode + ": " + await response.Content.ReadAsStringAsync());
    }

    static string Own(string name)
    {
        return Environment.GetEnvironmentVariable(name)
            ?? throw new InvalidOperationException("Defina a variável de ambiente " + name + ".");
    }
}
