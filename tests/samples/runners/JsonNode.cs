using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Text;

namespace System.Text.Json.Nodes
{
    /// <summary>
    /// What the samples use of .NET's class of this name, which Mono does not have. Texts, objects and lists only are
    /// told apart; numbers, booleans and null stay as they are written.
    /// </summary>
    public class JsonNode
    {
        Dictionary<string, JsonNode> members;
        List<JsonNode> items;
        string text;
        string literal;

        public static JsonNode Parse(string json)
        {
            var reader = new Reader { Json = json };
            var node = reader.Read();
            if (reader.Peek() != '\0') throw new FormatException("text after the JSON value");
            return node;
        }

        public JsonNode this[string name]
        {
            get { JsonNode found; return members.TryGetValue(name, out found) && found.literal != "null" ? found : null; }
            set { members[name] = value; }
        }

        public static implicit operator JsonNode(string value) { return new JsonNode { text = value }; }

        public static implicit operator JsonNode(bool value) { return new JsonNode { literal = value ? "true" : "false" }; }

        public static explicit operator string(JsonNode node) { return node == null ? null : node.ToString(); }

        public override string ToString() { return text ?? ToJsonString(); }

        public string ToJsonString()
        {
            if (members != null) return "{" + string.Join(",", members.Select(m => Quote(m.Key) + ":" + m.Value.ToJsonString())) + "}";
            if (items != null) return "[" + string.Join(",", items.Select(item => item.ToJsonString())) + "]";
            return literal ?? Quote(text);
        }

        static string Quote(string value)
        {
            var quoted = new StringBuilder("\"");
            foreach (var c in value)
            {
                if (c == '"' || c == '\\') quoted.Append('\\').Append(c);
                else if (c < ' ') quoted.Append("\\u").Append(((int)c).ToString("x4"));
                else quoted.Append(c);
            }
            return quoted.Append('"').ToString();
        }

        class Reader
        {
            public string Json;
            int at;

            public char Peek()
            {
                while (at < Json.Length && char.IsWhiteSpace(Json[at])) at++;
                return at < Json.Length ? Json[at] : '\0';
            }

            public JsonNode Read()
            {
                switch (Peek())
                {
                    case '{':
                        var members = new Dictionary<string, JsonNode>();
                        Each('}', () => { var name = ReadText(); Take(':'); members[name] = Read(); });
                        return new JsonNode { members = members };
                    case '[':
                        var items = new List<JsonNode>();
                        Each(']', () => items.Add(Read()));
                        return new JsonNode { items = items };
                    case '"':
                        return ReadText();
                    default:
                        var start = at;
                        while (at < Json.Length && ",]} \n\r\t".IndexOf(Json[at]) < 0) at++;
                        return new JsonNode { literal = Json.Substring(start, at - start) };
                }
            }

            void Each(char end, Action read)
            {
                at++;
                if (Peek() == end) { at++; return; }
                while (true)
                {
                    read();
                    if (Peek() == end) { at++; return; }
                    Take(',');
                }
            }

            void Take(char expected)
            {
                if (Peek() != expected) throw new FormatException("no " + expected + " at " + at);
                at++;
            }

            string ReadText()
            {
                Take('"');
                var text = new StringBuilder();
                for (; Json[at] != '"'; at++)
                {
                    if (Json[at] != '\\') { text.Append(Json[at]); continue; }
                    var c = Json[++at];
                    if (c == 'u') { text.Append((char)int.Parse(Json.Substring(at + 1, 4), NumberStyles.HexNumber)); at += 4; }
                    else text.Append("bfnrt".IndexOf(c) < 0 ? c : "\b\f\n\r\t"["bfnrt".IndexOf(c)]);
                }
                at++;
                return text.ToString();
            }
        }
    }
}
