import type { DangerSignTerms } from './names.ts';

export const pt: DangerSignTerms = {
  die: 'morrer, morro, morto, morta, morte, morresse, suic*, me matar, matar me, vou me matar, tirar minha vida, tirar a minha vida, acabar com tudo, acabar com a minha vida, acabar comigo, pôr fim, dar um fim, me enforcar, acabar com isto, acabar com isso, dar cabo',
  attempt:
    'tentei, tentativa*, overdose, acordei, me salvaram, me acharam, lavagem, sobrevivi, falhei, deu errado',
  harm: 'corto, cortei, cortar, cortes, corte, me cortar, me machuc*, machuco, machucar, autoles*, automutil*, queim*, arranh*, mordo, bato, soco, cabeça na parede, sangr*, magoar me, magoo me, ferir, raspei, risc*',
  skin: 'braço*, coxa*, pulso*, antebraço*, pernas, manga, mangas, cicatri*, casca, sangue, pele, curativo*, band aid, penso, ligadura, marcas, ferida*, pulseira*, manga comprida, pontos, moletom',
  blade:
    'lâmina*, gilete, navalha, estilete, isqueiro, tesoura, apontador, faca, vidro, compasso, agulha, cigarro, chapinha, afia, x ato',
  relapse:
    'de novo, outra vez, recaí, recaída, voltei a, limpa, limpo, vontade de, meses sem, dias sem, impulso, cedi, fiz de novo, recomecei, parar de, sem me cortar',
  pills:
    'comprimido*, remédio*, medicament*, pílula*, paracetamol, dipirona, insulina, caixa*, frasco*, receita, cartela*, calmante*, veneno, chumbinho, gás, dose, farmácia, guardando, juntando, guardei, tarja preta, rivotril, gotas, lixívia',
  rope: 'corda, cinto, espingarda, arma, pistola, revólver, bala, garagem, forca, nó, viga, gancho, enforc*',
  height:
    'ponte, telhado, terraço, varanda, sacada, parapeito, grade, beira, beirada, penhasco, trilhos, linha do trem, comboio, trem, metrô, plataforma, rio, barragem, janela, pular, pulo, saltar, me jogar, me jogo, atirar me, afog*, mar, andar, viaduto, passarela, laje',
  letters:
    'carta*, bilhete*, escrevi, escrit*, escrev*, testamento, senha*, documentos, papéis, envelope*, gravei, vídeo*, seguro, conta, instruções, pasta, mensage*, áudio*, caderno, palavra passe',
  give: 'dei, dou, doei, doar, deixei, deixo, fica com, ficam com, cuida, cuidem, cuide, entreguei, adotar, adoção, minhas coisas, as minhas coisas, pra minha irmã, para a minha irmã, distribu*, cachorro, cão, gato, diz à, diga a, digam, devolvi, ofereci',
  farewell:
    'adeus, tchau, último, última, últimos, últimas, pela última vez, obrigad*, amo vocês, vos amo, abracei, beijei, lembrem, lembra, vocês foram, foram bons, se cuidem, cuidem se, despedi*, despeço, desculp*, perdão, perdoem, até sempre',
  soon: 'hoje à noite, esta noite, essa noite, hoje, amanhã, sexta, sábado, domingo, segunda, quinta, terça, quarta, fim de semana, data, aniversário, madrugada, antes de, quando todos, quando dormirem, quando todo mundo, de manhã, esta semana, essa semana, até lá, logo',
  settled:
    'calma, calmo, paz, leve, alívio, aliviad*, decidi, decidid*, pronta, pronto, em ordem, resolvid*, plano, planej*, tudo certo, está feito, terminei, escolhi, pela primeira vez, sem medo, não tenho medo, tranquil*, sereno, serena, paguei, cancelei, arrumei, limpei, organizei, silêncio',
  gone: 'ir embora, vou embora, partir, parto, não vou estar, não estarei, não estiver, sem mim, depois de mim, sumir, sumo, sumisse, desaparec*, não volto, não vou voltar, não me esperem, não tem depois, não vou precisar, não importa, tanto faz, acaba, acabar, fim, vou deixar de, não dou mais, não vou mais, descansar, deixar de existir, não estar',
  living:
    'viver, vivendo, vida, viva, vivo, existir, existo, existência, estar aqui, continuar, seguir, ficar, este mundo, nesse mundo, neste mundo, respirar, futuro, cá estar',
  refuse:
    'não quero, não quero mais, já não quero, cansad* de, cansada de, cansado de, farto de, farta de, pra que, para quê, não faz sentido, sem sentido, sentido, não aguento, não dá mais, não consigo mais, chega, desist*, não tenho mais, sem forças, nada me, exaust*, nunca quis, que acabe, que pare, parasse, motivo',
  burden:
    'peso, fardo, estorvo, melhor sem mim, inútil, não sirvo, não presto, ninguém ia, ninguém sent*, ninguém notar*, notar*, sentir falta, sentiria falta, a mais, não mereço, mereço, decepção, problema, erro, não ter nascido, nunca ter nascido, gasto, atrapalh*, odeio, nojo, seriam mais, ficariam melhor, dar conta',
  wake: 'acordar, acorde, acordasse, dormir, adormec*, durmo, sono',
  wish: 'queria, quem me dera, tomara, espero, rezo, peço a deus, não me importava, não me importaria, preferia, se eu, oxalá, inveja, me leve, me leva, por que não eu, imagino, acidente, atropel*, caminhão, camião, desejo, bem que, quero',
  method:
    'sem dor, indolor, dói menos, dói, quantos, quantas, quanto tempo, quão alto, altura, suficiente, letal, mortal, rápido, rápida, inconscien*, sobreviv*, mais fácil, forma de, jeito de, maneira de, mistur*, mg, funciona, método, onde consigo, onde compra, faz efeito, sente, dose, basta',
  question:
    'como, qual, alguém sabe, é verdade, onde, o que acontece, dá pra, dá para, posso, pergunto, tem algum, existe, será que, quantos',
  self: 'eu, me, mim, meu, minha, meus, minhas, comigo',
  other:
    'ele, ela, eles, amig*, alun*, paciente*, vizinh*, colega*, meu filho, minha filha, alguém, personagem, dele, dela, seu, sua',
  family:
    'mãe, pai, irmã, irmão, esposa, mulher, marido, filhos, filha, filho, pais, família, avó, avô, vó, vô, cachorro, gato, cão, namorad*, crianças, miúdos',
  laugh:
    'kkk*, kk, haha*, rsrs*, lol, 😂, 🤣, 😅, 😭, 💀, brincadeira, piada, rindo, rir, mds, aff, eita, morri, xd',
  story:
    'filme, série, jogo, episódio, temporada, livro, romance, música, letra, peça, personagem, fase, chefão, álbum, show, poema, ator, teatro, documentário, história, vilão, final da, anime, lendo, novela, concerto, capítulo',
  duty: 'prova*, exame*, prazo, entrega, turno, chefe, patrão, academia, ginásio, km, maratona, trabalho, reunião, aula, professor*, treino, projeto, tcc, tese, escola, time, equipa, matemática, vestibular, enem, fome, calor, trânsito, frio',
  grief:
    'morreu, faleceu, faleci*, enterro, funeral, velório, enterr*, anos atrás, há anos, luto, perdemos, perdi meu, perdi minha, perdi o meu, saudade*, cemitério, cinzas, se matou, matou se, tirou a própria vida, suicidou se, veterinári*, caixão',
  medicine:
    'médic*, doutor*, cirurgia, operação, hospital, receitou, dentista, farmacêutic*, anestesia, alergi*, enfermeir*, antibiótico*, exames, terapeuta, psicólog*, crise de pânico, ataque de pânico, sintoma*, efeitos, vacina, ansiedade, consulta',
  moving:
    'mudança, mudar, me mudo, apartamento, voo, aeroporto, férias, exterior, estrangeiro, colegas, aposent*, reform*, novo emprego, visto, viag*, caixas de, senhorio, faculdade, universidade, demiti*, despedida de, festa, assinatura, facebook, instagram, intercâmbio, divórcio',
  house:
    'cozinh*, receita de, jardim, forno, cebola*, barbe*, tatuagem, piercing, costur*, sem querer, por acidente, cabelo, franja, bicicleta, futebol, escalada, caí, escorreg*, depil*',
  deny: 'não quero morrer, medo de morrer, medo da morte, não sou suicida, nunca faria, não estou deprimid*, não se preocupem, fiquem tranquil*',
  secret:
    'ninguém sabe, escond*, segredo, não contem, não conta, finjo, fingir, menti, mentira, desconfi*, eu disse que, falei que, acha que, acham que, pensa que, percebeu, descobri*, viu, ninguém desconfia',
  better:
    'feliz, content*, melhor, ajud*, antes, superei, recuper*, grat*, orgulh*, finalmente, boa notícia, ainda aqui, animad*, comemor*, bolo, lind*, consegui, passei',
  alone:
    'sozinh*, todos dormem, todo mundo dorme, casa vazia, tranc*, fechei, banheiro, casa de banho, celular desligado, telemóvel desligado, ninguém em casa, hotel, carro, me encontrem, encontrar, encontre, bloque*, gaveta, mala, mochila, chave, porta',
  pain: 'dor, dói, chor*, vazio, vazia, nada, não sinto, escur*, sem saída, cansad*, odeio, desesper*, vergonha, castig*, culpa, sofr*',
};
