setopt interactivecomments 2> /dev/null
# A linha acima faz o zsh aceitar comentários; o bash já os aceita.
# Da conta vazia à NF-e autorizada em homologação e ao DANFE. Execute com: bash primeira-nota.sh
# Precisa de USUARIO, SENHA, CERTIFICADO (o arquivo .pfx) e SENHA_CERTIFICADO no ambiente,
# e de empresa-com-filiais.json e nfe.json nesta pasta, com os seus dados.
API='https://api-homologacao.exemplo.com.br/v1'

quote() { printf '"%s"' "$(printf '%s' "$1" | sed 's/[\\"]/\\&/g')"; }
field() { grep -o "\"$1\": *\"[^\"]*\"" "${2:-resposta.json}" | head -n 1 | cut -d '"' -f 4; }
new_key() { od -An -N16 -tx1 /dev/urandom | tr -d ' \n'; }
call() {
  rm -f resposta.json
  STATUS=$(curl --no-progress-meter --max-time 30 --retry 1 --output resposta.json --write-out '%{http_code}' "$@")
  case $STATUS in 2??) ;; *) cat resposta.json >&2; return 1 ;; esac
}

# 1. Crie o token
TOKEN=
call --url "$API/auth/token" --header 'Content-Type: application/json' --data @- <<JSON && TOKEN=$(field accessToken)
{"usuario": $(quote "${USUARIO:?Defina USUARIO.}"), "senha": $(quote "${SENHA:?Defina SENHA.}")}
JSON
: "${TOKEN:?Recusado: veja a resposta acima.}" && echo 'Token criado.'

# 2. Adicione a empresa e o certificado
CNPJ=
KEY_COMPANY=$(new_key)
# 409: a empresa já está na conta; no certificado, que já há um válido.
call --url "$API/empresas" \
  --header "Authorization: Bearer ${TOKEN:?Sem token: volte ao passo 1.}" \
  --header "Idempotency-Key: $KEY_COMPANY" \
  --header 'Content-Type: application/json' \
  --data @empresa-com-filiais.json || [ "$STATUS" = 409 ] && CNPJ=$(field cpfCnpj empresa-com-filiais.json)
echo "Empresa na conta: ${CNPJ:?Recusada: veja a resposta acima.}"

CERTIFIED=
call --url "$API/empresas/${CNPJ:?Sem empresa.}/certificado" \
  --header "Authorization: Bearer $TOKEN" \
  --header 'Content-Type: application/json' \
  --data @- <<JSON || [ "$STATUS" = 409 ] && CERTIFIED=$CNPJ
{"arquivo": "$(base64 < "${CERTIFICADO:?Defina CERTIFICADO.}" | tr -d '\n')", "senha": $(quote "$SENHA_CERTIFICADO"), "substituir": false}
JSON
echo "Certificado guardado para ${CERTIFIED:?Recusado: veja a resposta acima.}"

# 3. Envie a nota
NOW=$(date +%Y-%m-%dT%H:%M:%S%z | sed 's/..$/:&/')
sed "s/\"dhEmi\": \"[^\"]*\"/\"dhEmi\": \"$NOW\"/" nfe.json > nota.json
KEY_NOTE=$(new_key)
# Ao repetir o envio, a mesma chave e o mesmo corpo: volte só até aqui.
RECEIPT=
call --url "$API/dfe" \
  --header "Authorization: Bearer ${TOKEN:?Sem token: volte ao passo 1.}" \
  --header "Idempotency-Key: $KEY_NOTE" \
  --header 'Content-Type: application/json' \
  --data @nota.json && RECEIPT=$(field reciboId)
echo "Nota recebida: ${RECEIPT:?Recusada: veja a resposta acima.}"

# 4. Pergunte o resultado
ACCESS_KEY=
for PAUSE in 1 2 4 8 15 30; do
  call --url "$API/recibos/${RECEIPT:?Sem recibo: volte ao passo 3.}" --header "Authorization: Bearer $TOKEN" || break
  case $(field situacao) in
    recebido | processando) sleep "$PAUSE" ;;
    autorizado) ACCESS_KEY=$(field chave); break ;;
    rejeitado) echo "Rejeitada: $(field cStat) $(field xMotivo)" >&2; break ;;
    *) echo 'Erro: nada foi autorizado. Consulte o documento antes de reenviar.' >&2; break ;;
  esac
done
echo "Autorizada: ${ACCESS_KEY:?Não está autorizada. Se ficou na fila, pergunte de novo: não reenvie.}"

# 5. Baixe o DANFE e o XML
FILES="$API/dfe/${ACCESS_KEY:?Sem nota autorizada: volte ao passo 4.}"
call --url "$FILES/dadfe" --header "Authorization: Bearer $TOKEN" && mv resposta.json danfe.pdf && echo 'Arquivo salvo em danfe.pdf'
call --url "$FILES/xml" --header "Authorization: Bearer $TOKEN" && mv resposta.json nota.xml && echo 'Arquivo salvo em nota.xml'
