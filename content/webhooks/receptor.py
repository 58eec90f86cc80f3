# Execute com: python3 receptor.py
import hashlib
import hmac
import os
import re
import time
import uuid
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

SEGREDO = os.environ.get('SEGREDO', '').encode()
PORTA = int(os.environ.get('PORTA', '8080'))
if not SEGREDO:
    raise SystemExit('Defina a variável de ambiente SEGREDO.')
os.makedirs('entregas', exist_ok=True)


def conferir(id_entrega, momento, assinatura, corpo):
    # Uma entrega capturada e reenviada depois é recusada.
    if not re.fullmatch(r'[0-9]{10}', momento) or abs(time.time() - int(momento)) > 300:
        return False
    assinado = f'{id_entrega}.{momento}.'.encode() + corpo
    esperada = 'sha256=' + hmac.new(SEGREDO, assinado, hashlib.sha256).hexdigest()
    return hmac.compare_digest(esperada.encode(), assinatura.encode())


def guardar(id_entrega, corpo):
    nome = f'entregas/{id_entrega}.json'
    # A mesma entrega é guardada uma vez só.
    if os.path.exists(nome):
        return
    # Só um arquivo inteiro recebe o nome final.
    parte = f'{nome}.{uuid.uuid4()}'
    with open(parte, 'xb') as arquivo:
        arquivo.write(corpo)
    os.replace(parte, nome)


class Receptor(BaseHTTPRequestHandler):
    def do_POST(self):
        try:
            corpo = self.rfile.read(int(self.headers.get('Content-Length', '0')))
            id_entrega = self.headers.get('X-Entrega-Id', '')
            momento = self.headers.get('X-Entrega-Momento', '')
            assinatura = self.headers.get('X-Assinatura', '')
            if not conferir(id_entrega, momento, assinatura, corpo) or not re.fullmatch(r'[0-9a-f-]{36}', id_entrega):
                return self.responder(401)
            guardar(id_entrega, corpo)
            # Responda antes de processar: outro programa lê a pasta.
            return self.responder(204)
        except OSError as erro:
            self.log_error('%s', erro)
            return self.responder(503)

    def do_GET(self):
        self.responder(405)

    def responder(self, status):
        self.send_response(status)
        self.end_headers()


servidor = ThreadingHTTPServer(('', PORTA), Receptor)
print(f'Escutando em http://localhost:{PORTA}', flush=True)
servidor.serve_forever()
