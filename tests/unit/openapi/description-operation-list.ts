/** The operations that are published: method, path, slug, operationId and tag. None of them may go or change. */
export const OPERATION_LIST = `
POST /v1/auth/token create-authentication-token-using-post createAuthenticationTokenUsingPOST Autenticação
GET /v1/auth/refresh refresh-token-using-get refreshTokenUsingGET Autenticação
GET /v1/auth/usuario user-using-get userUsingGET Autenticação
POST /v1/empresas adicionar-empresa-using-post adicionarEmpresaUsingPOST Empresas e contas
PUT /v1/empresas/{cpfCnpj}/cadastro-fiscal alterar-cadastro-fiscal-using-put alterarCadastroFiscalUsingPUT Empresas e contas
PUT /v1/empresas/{cpfCnpj}/ambiente alterar-ambiente-using-put alterarAmbienteUsingPUT Empresas e contas
PUT /v1/empresas/{cpfCnpj}/filiais/{filialId}/tipo-emissao alterar-tipo-emissao-filial-using-put alterarTipoEmissaoFilialUsingPUT Empresas e contas
POST /v1/empresas/{cpfCnpj}/partes-envolvidas salvar-partes-envolvidas-using-post salvarPartesEnvolvidasUsingPOST Partes envolvidas
GET /v1/empresas/{cpfCnpj}/partes-envolvidas listar-partes-envolvidas-using-get listarPartesEnvolvidasUsingGET Partes envolvidas
POST /v1/empresas/{cpfCnpj}/certificado update-certificado-using-post updateCertificadoUsingPOST Certificado digital
GET /v1/empresas/{cpfCnpj}/certificado retorna-info-certificado-using-get retornaInfoCertificadoUsingGET Certificado digital
POST /v1/empresas/{cpfCnpj}/csc create-csc-using-post createCscUsingPOST CSC
GET /v1/empresas/{cpfCnpj}/csc listar-csc-using-get listarCscUsingGET CSC
GET /v1/empresas/{cpfCnpj}/csc/{cscId} consultar-csc-using-get consultarCscUsingGET CSC
PUT /v1/empresas/{cpfCnpj}/csc/{cscId} update-csc-using-put updateCscUsingPUT CSC
DELETE /v1/empresas/{cpfCnpj}/csc/{cscId} delete-csc-using-delete deleteCscUsingDELETE CSC
POST /v1/empresas/{cpfCnpj}/email/smtp configurar-smtp-using-post configurarSmtpUsingPOST E-mail
POST /v1/empresas/{cpfCnpj}/email/recebimento configurar-email-recebimento-using-post configurarEmailRecebimentoUsingPOST E-mail
POST /v1/dfe/{chave}/email envia-email-using-post enviaEmailUsingPOST E-mail
POST /v1/dfe send-dfe-using-post sendDfeUsingPOST Emissão de DF-e
GET /v1/dfe/{chave}/status consultar-status-dfe-using-get consultarStatusDfeUsingGET Emissão de DF-e
GET /v1/recibos/{reciboId} consultar-recibo-dfe-using-get consultarReciboDfeUsingGET Emissão de DF-e
GET /v1/chaves-acesso/nova gerar-chave-ac-using-get gerarChaveAcUsingGET Emissão de DF-e
GET /v1/empresas/{cpfCnpj}/mdfe/nao-encerradas consultar-mdfe-nao-encerradas-using-get consultarMdfeNaoEncerradasUsingGET Emissão de DF-e
POST /v1/contingencia-automatica/empresas/{cpfCnpj} ativar-contingencia-automatica-cnpj-using-post ativarContingenciaAutomaticaCnpjUsingPOST Contingência automática
DELETE /v1/contingencia-automatica/empresas/{cpfCnpj} desativar-contingencia-automatica-cnpj-using-delete desativarContingenciaAutomaticaCnpjUsingDELETE Contingência automática
POST /v1/contingencia-automatica/contas/{contaId} ativar-contingencia-automatica-conta-using-post ativarContingenciaAutomaticaContaUsingPOST Contingência automática
DELETE /v1/contingencia-automatica/contas/{contaId} desativar-contingencia-automatica-conta-using-delete desativarContingenciaAutomaticaContaUsingDELETE Contingência automática
POST /v1/contingencia-automatica/ufs/{uf} ativar-contingencia-automatica-uf-using-post ativarContingenciaAutomaticaUfUsingPOST Contingência automática
DELETE /v1/contingencia-automatica/ufs/{uf} desativar-contingencia-automatica-uf-using-delete desativarContingenciaAutomaticaUfUsingDELETE Contingência automática
GET /v1/contingencia-automatica/empresas/{cpfCnpj} consultar-contingencia-automatica-using-get consultarContingenciaAutomaticaUsingGET Contingência automática
POST /v1/eventos send-evento-dfe-using-post sendEventoDfeUsingPOST Eventos fiscais
PUT /v1/eventos/importados import-evento-dfe-using-put importEventoDfeUsingPUT Eventos fiscais
POST /v1/eventos/consultas listar-eventos-using-post listarEventosUsingPOST Eventos fiscais
GET /v1/eventos/chaves/{chave} listar-eventos-por-chave-using-get listarEventosPorChaveUsingGET Eventos fiscais
GET /v1/empresas/{cpfCnpj}/eventos/anos/{ano}/series/{serie}/numeros/{numero} listar-eventos-por-ano-serie-numero-using-get listarEventosPorAnoSerieNumeroUsingGET Eventos fiscais
GET /v1/empresas/{cpfCnpj}/eventos/datas/{data} listar-eventos-por-data-using-get listarEventosPorDataUsingGET Eventos fiscais
GET /v1/empresas/{cpfCnpj}/eventos/periodos listar-eventos-por-periodo-using-get listarEventosPorPeriodoUsingGET Eventos fiscais
POST /v1/empresas/{cpfCnpj}/inutilizacoes emitir-inutilizacao-using-post emitirInutilizacaoUsingPOST Inutilização
POST /v1/inutilizacoes/consultas listar-inutilizacao-using-post listarInutilizacaoUsingPOST Inutilização
GET /v1/empresas/{cpfCnpj}/inutilizacoes/anos/{ano}/series/{serie}/numeros/{numero} listar-inutilizacao-por-ano-serie-numero-using-get listarInutilizacaoPorAnoSerieNumeroUsingGET Inutilização
POST /v1/emitidos/consultas listar-documentos-emitidos-using-post listarDocumentosEmitidosUsingPOST Documentos emitidos
GET /v1/emitidos/chaves/{chave} listar-documentos-emitidos-por-chave-using-get listarDocumentosEmitidosPorChaveUsingGET Documentos emitidos
GET /v1/empresas/{cpfCnpj}/emitidos/anos/{ano}/series/{serie}/numeros/{numero} listar-documentos-emitidos-por-ano-serie-numero-using-get listarDocumentosEmitidosPorAnoSerieNumeroUsingGET Documentos emitidos
GET /v1/empresas/{cpfCnpj}/emitidos/pedidos/{numeroPedido} listar-documentos-emitidos-por-numero-pedido-using-get listarDocumentosEmitidosPorNumeroPedidoUsingGET Documentos emitidos
GET /v1/empresas/{cpfCnpj}/emitidos/datas-emissao listar-documentos-emitidos-por-data-emissao-using-get listarDocumentosEmitidosPorDataEmissaoUsingGET Documentos emitidos
PUT /v1/recebidos/chaves/{chave} receive-dfe-using-put receiveDfeUsingPUT Documentos recebidos
POST /v1/recebidos/consultas listar-documentos-recebidos-using-post listarDocumentosRecebidosUsingPOST Documentos recebidos
GET /v1/recebidos/chaves/{chave} listar-documentos-recebidos-por-chave-using-get listarDocumentosRecebidosPorChaveUsingGET Documentos recebidos
GET /v1/empresas/{cpfCnpj}/recebidos/anos/{ano}/series/{serie}/numeros/{numero} listar-documentos-recebidos-por-ano-serie-numero-using-get listarDocumentosRecebidosPorAnoSerieNumeroUsingGET Documentos recebidos
GET /v1/empresas/{cpfCnpj}/recebidos/datas-emissao listar-documentos-recebidos-por-data-emissao-using-get listarDocumentosRecebidosPorDataEmissaoUsingGET Documentos recebidos
GET /v1/empresas/{cpfCnpj}/recebidos/datas-recebimento listar-documentos-recebidos-por-data-recebimento-using-get listarDocumentosRecebidosPorDataRecebimentoUsingGET Documentos recebidos
GET /v1/empresas/{cpfCnpj}/recebidos/resumo resumo-recebidos-using-get resumoRecebidosUsingGET Documentos recebidos
POST /v1/nao-recebidos/consultas listar-nao-recebidos-using-post listarNaoRecebidosUsingPOST Documentos recebidos
GET /v1/empresas/{cpfCnpj}/nao-recebidos/datas-emissao listar-nao-recebidos-por-data-emissao-using-get listarNaoRecebidosPorDataEmissaoUsingGET Documentos recebidos
GET /v1/empresas/{cpfCnpj}/nao-recebidos/resumo resumo-nao-recebidos-using-get resumoNaoRecebidosUsingGET Documentos recebidos
PUT /v1/empresas/{cpfCnpj}/recebimento configurar-consulta-distribuicao-using-put configurarConsultaDistribuicaoUsingPUT Configuração do recebimento
GET /v1/empresas/{cpfCnpj}/recebimento consultar-configuracao-distribuicao-using-get consultarConfiguracaoDistribuicaoUsingGET Configuração do recebimento
GET /v1/empresas/{cpfCnpj}/recebimento/ultimo-nsu ultimo-nsu-using-get ultimoNsuUsingGET Configuração do recebimento
PUT /v1/empresas/{cpfCnpj}/recebimento/intervalo-minimo configurar-intervalo-minimo-consulta-using-put configurarIntervaloMinimoConsultaUsingPUT Configuração do recebimento
PUT /v1/empresas/{cpfCnpj}/recebimento/limite-por-ciclo configurar-limite-consultas-ciclo-using-put configurarLimiteConsultasCicloUsingPUT Configuração do recebimento
POST /v1/empresas/{cpfCnpj}/recebimento/consulta-nsu ativar-consulta-nsu-using-post ativarConsultaNsuUsingPOST Configuração do recebimento
DELETE /v1/empresas/{cpfCnpj}/recebimento/consulta-nsu desativar-consulta-nsu-using-delete desativarConsultaNsuUsingDELETE Configuração do recebimento
POST /v1/empresas/{cpfCnpj}/recebimento/consulta-chave-acesso ativar-consulta-chave-acesso-using-post ativarConsultaChaveAcessoUsingPOST Configuração do recebimento
DELETE /v1/empresas/{cpfCnpj}/recebimento/consulta-chave-acesso desativar-consulta-chave-acesso-using-delete desativarConsultaChaveAcessoUsingDELETE Configuração do recebimento
POST /v1/empresas/{cpfCnpj}/recebimento/consulta-nsu-falha ativar-consulta-nsu-falha-using-post ativarConsultaNsuFalhaUsingPOST Configuração do recebimento
DELETE /v1/empresas/{cpfCnpj}/recebimento/consulta-nsu-falha desativar-consulta-nsu-falha-using-delete desativarConsultaNsuFalhaUsingDELETE Configuração do recebimento
POST /v1/empresas/{cpfCnpj}/recebimento/processamento-base-diferente ativar-processamento-base-diferente-using-post ativarProcessamentoBaseDiferenteUsingPOST Configuração do recebimento
DELETE /v1/empresas/{cpfCnpj}/recebimento/processamento-base-diferente desativar-processamento-base-diferente-using-delete desativarProcessamentoBaseDiferenteUsingDELETE Configuração do recebimento
POST /v1/empresas/{cpfCnpj}/ciencia-operacao ativar-ciencia-operacao-using-post ativarCienciaOperacaoUsingPOST Ciência da operação
DELETE /v1/empresas/{cpfCnpj}/ciencia-operacao desativar-ciencia-operacao-using-delete desativarCienciaOperacaoUsingDELETE Ciência da operação
PUT /v1/empresas/{cpfCnpj}/ciencia-operacao/dias-maximos configurar-dias-maximos-ciencia-operacao-using-put configurarDiasMaximosCienciaOperacaoUsingPUT Ciência da operação
PUT /v1/empresas/{cpfCnpj}/ciencia-operacao/valor-minimo configurar-valor-minimo-ciencia-operacao-using-put configurarValorMinimoCienciaOperacaoUsingPUT Ciência da operação
POST /v1/empresas/{cpfCnpj}/entrega/mde ativar-entrega-mde-using-post ativarEntregaMdeUsingPOST Entrega de documentos
DELETE /v1/empresas/{cpfCnpj}/entrega/mde desativar-entrega-mde-using-delete desativarEntregaMdeUsingDELETE Entrega de documentos
POST /v1/empresas/{cpfCnpj}/entrega/resumos ativar-entrega-resumos-using-post ativarEntregaResumosUsingPOST Entrega de documentos
DELETE /v1/empresas/{cpfCnpj}/entrega/resumos desativar-entrega-resumos-using-delete desativarEntregaResumosUsingDELETE Entrega de documentos
POST /v1/empresas/{cpfCnpj}/entrega/outros-documentos ativar-entrega-outros-documentos-using-post ativarEntregaOutrosDocumentosUsingPOST Entrega de documentos
DELETE /v1/empresas/{cpfCnpj}/entrega/outros-documentos desativar-entrega-outros-documentos-using-delete desativarEntregaOutrosDocumentosUsingDELETE Entrega de documentos
POST /v1/empresas/{cpfCnpj}/entrega/noov ativar-entrega-noov-using-post ativarEntregaNoovUsingPOST Entrega de documentos
DELETE /v1/empresas/{cpfCnpj}/entrega/noov desativar-entrega-noov-using-delete desativarEntregaNoovUsingDELETE Entrega de documentos
POST /v1/downloads/documentos download-documento-using-post downloadDocumentoUsingPOST Downloads
POST /v1/downloads/xml download-xml-proc-using-post downloadXmlProcUsingPOST Downloads
GET /v1/dfe/{chave}/xml download-xml-por-chave-using-get downloadXmlPorChaveUsingGET Downloads
GET /v1/empresas/{cpfCnpj}/downloads/xml/anos/{ano}/series/{serie}/numeros/{numero} download-xml-por-ano-serie-numero-using-get downloadXmlPorAnoSerieNumeroUsingGET Downloads
GET /v1/empresas/{cpfCnpj}/downloads/xml/pedidos/{numeroPedido} download-xml-por-numero-pedido-using-get downloadXmlPorNumeroPedidoUsingGET Downloads
GET /v1/dfe/{chave}/dadfe download-dadfe-using-get downloadDadfeUsingGET Downloads
POST /v1/downloads/dadfe download-dadfe-using-post downloadDadfeUsingPOST Downloads
GET /v1/empresas/{cpfCnpj}/downloads/dadfe/anos/{ano}/series/{serie}/numeros/{numero} download-dadfe-por-ano-serie-numero-using-get downloadDadfePorAnoSerieNumeroUsingGET Downloads
GET /v1/empresas/{cpfCnpj}/downloads/dadfe/pedidos/{numeroPedido} download-dadfe-por-numero-pedido-using-get downloadDadfePorNumeroPedidoUsingGET Downloads
GET /v1/cartas-evento/{eventoId} download-carta-evento-using-get downloadCartaEventoUsingGET Downloads
GET /v1/cadastro/contribuintes consultar-cadastro-using-get consultarCadastroUsingGET Cadastro e conhecimento
GET /v1/base-conhecimento/cstat/{codigo} consultar-base-conhecimento-using-get consultarBaseConhecimentoUsingGET Cadastro e conhecimento
GET /v1/health/liveness liveness-using-get livenessUsingGET Saúde
GET /v1/health/readiness readiness-using-get readinessUsingGET Saúde
`
  .trim()
  .split('\n');
