#!/usr/bin/env bash
# Envia ao receptor o corpo de um arquivo, assinado como a API assina.
# Execute com: SEGREDO=... bash enviar.sh entrega.json
set -euo pipefail
: "${SEGREDO:?Defina a variável de ambiente SEGREDO.}"

arquivo="$1"
id="${ENTREGA_ID:-$(cat /proc/sys/kernel/random/uuid 2>/dev/null || uuidgen | tr 'A-F' 'a-f')}"
momento="$(date +%s)"
assinatura="$( { printf '%s.%s.' "$id" "$momento"; cat "$arquivo"; } |
  openssl dgst -sha256 -hmac "$SEGREDO" -r | cut -d ' ' -f 1)"

curl --silent --show-error --output /dev/null --write-out '%{http_code}\n' \
  --header 'Content-Type: application/json' \
  --header "X-Entrega-Id: $id" \
  --header "X-Entrega-Momento: $momento" \
  --header 'X-Entrega-Tentativa: 1' \
  --header "X-Assinatura: sha256=$assinatura" \
  --data-binary "@$arquivo" \
  "http://localhost:${PORTA:-8080}/"
