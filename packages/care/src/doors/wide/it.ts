import type { DoorWords } from '../door-words.ts';

export const it: DoorWords = {
  people: 'cognat, suocer, nuora, migliore amic, ragazzin, compagn, conoscente, figlioccio',
  danger:
    'non vuole più, non vuole vivere, vuole farla, morire, parla di morire, parla della morte, addio, si fa male, polsi, braccia, cicatrici, pillole, pasticche, ponte_, balcone, tetto_, corda, fucile, pistola, non risponde, telefono spento, regala, regalato le sue, regalato il suo, si vuole, in pericolo, ha provato, ci ha provato, gesto, suicidar, lettera',
  eating:
    'anoress, bulimic, dimagr, ingrass, peso_, chili, dieta, corpo, specchio, grassa, grasso, magra, magro, mangiare, vomit, abbuff, saltare i pasti, salto i pasti, salta i pasti, non tocca cibo, cibo, digiuno, imc, nutrizionista, disturbo, compulsiv',
  violence:
    'picchi, botte, menato, sberla, sberle, ceffone, schiaff, calci, pugno_, pugni, strattona, urla, insulta, umilia, geloso, gelosa, controlla, non mi lascia, mi vieta, proibisce, isola_, minaccia, ricatt, violenta, polizia, carabinieri, denuncia, paura di lui, paura di mio, patrigno, abusi, molesta, palpeggi, costretta, scappare di casa, rifugio, alza le mani',
  addiction:
    'alcol, birra, vino_, bicchiere, ubriaco, sbronz, sbornia, bere_, smettere di bere, dipendenze, gioco_, giocare, scommesse, poker, superenalotto, lotto_, slot, macchinette, tossic, spinelli, fumare, canne, polvere, siringa, pasticche, farmaci, sonniferi, ansiolitic, ricadere, giorni senza, mesi senza, alcolisti anonimi, comunità di recupero',
  money:
    'affitto, padrone di casa, proprietario, bollett, banca, conto_, rosso_, prestit, interessi, stipendio, licenziat, disoccup, cassa integrazione, sussidi, assegno, casa popolare, senzatetto, frigo vuoto, fame_, pannolini, riscald, luce_, gas_, acqua_, truffa, truffat, risparmi, soldi, cartelle, agenzia entrate, equitalia, creditori, avviso di sfratto, arretrati, rate del',
  grief:
    'morte_, morto, morta, morendo, perso mio, perso mia, perdita, perdere, funerale, bara, cremazione, camposanto, assenza, vuoto_, le sue cose, i suoi vestiti, la sua voce, la sua camera, la sua sedia, anniversario della, primo compleanno senza, cane è morto, gatto è morto, cielo_, in cielo, aborto, battito, vedovo, vedova',
};
