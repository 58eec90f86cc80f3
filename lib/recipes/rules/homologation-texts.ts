/** What the tax authority demands as the recipient's name in the test environment (598 of the NF-e). */
export const HOMOLOGATION_NAME = 'NF-E EMITIDA EM AMBIENTE DE HOMOLOGACAO - SEM VALOR FISCAL';
/** What it demands as the first product of a NFC-e there (373). */
export const HOMOLOGATION_PRODUCT = 'NOTA FISCAL EMITIDA EM AMBIENTE DE HOMOLOGACAO - SEM VALOR FISCAL';
/** What it demands as the names of the parties to a CT-e there (646 to 649). */
export const HOMOLOGATION_PARTY = 'CTE EMITIDO EM AMBIENTE DE HOMOLOGACAO - SEM VALOR FISCAL';
