import type { DoorWords } from '../door-words.ts';

export const pt: DoorWords = {
  people: 'cunhad, sogr, afilhad, enteado, enteada, neta, neto, melhor amig, conhecid, menina, menino, garot',
  danger:
    'quer sumir, quer se matar, morrer, fala em morrer, fala de morte, despediu, adeus, pulsos, braços, cicatriz, cortes, corta, comprimidos, remédios, ponte_, varanda, telhado, corda_, arma_, espingarda, não responde, não atende, celular desligado, telemóvel desligado, doou, deu as coisas, automutil, se machucar, em perigo, tentou, bilhete, carta',
  eating:
    'anoréx, bulím, emagrec, engord, peso_, quilos, dieta, corpo, espelho, gorda, magra, comer, vomit, calorias, pular refeição, pulo refeições, comida, compuls, imc, nutricionista, transtorno',
  violence:
    'bate_, batia, bater, bateu, surra, espanc, soco, tapa, pontapé, chute, empurr, puxa o cabelo, grita, xinga, humilha, ciúme, controla, não me deixa, proíbe, proibe, isola, ameaç, chantage, agressiv, violento, polícia, denúncia, medo do, padrasto, abuso, abusad, assédio, forçad, hematomas, fugir de casa, abrigo, marido me, namorado me',
  addiction:
    'cerveja, vinho, pinga, bêbado, ressaca, beber, parar de beber, copo, dependência, dependente, jogo_, jogos, jogar, apostas, poker, bicho, roleta, caça níquel, fumar, fuma, erva, seringa, remédios, calmante, recair, dias sem, meses sem, alcoólicos anônimos, grupo de apoio, clínica, comprimidos, drog',
  money:
    'aluguel, renda_, senhorio, conta de luz, conta, contas, boleto, boletos, banco, cartão, crédito, juros, salário, ordenado, desempreg, demitid, auxílio, subsídio, apoio social, sem abrigo, geladeira vazia, frigorífico vazio, fome, gás, luz_, água_, golpe, burla, poupança, dinheiro, penhor, cobrança, cobrador, prestações, execução, despejo, habitação',
  grief:
    'morte, morrendo, perda, perder, perdi, enterro, caixão, cremação, ausência, vazio, as coisas dele, as coisas dela, as roupas, a voz dele, a voz dela, o quarto dele, o quarto dela, aniversário da morte, cachorro morreu, cão morreu, gato morreu, céu_, no céu, aborto, batimentos, saudade dela, saudade dele, saudades dela, saudades dele, viúva, viúvo',
};
