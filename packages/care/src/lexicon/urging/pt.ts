import type { UrgingWords } from './urging.ts';

/** Portuguese of Brazil and Portugal. */
export const pt: UrgingWords = {
  go: 'faz_logo faz faz_isso faça faça_logo vai_logo vai vai_fundo anda bora logo então já de_uma_vez de_vez tá_esperando esperando_o_quê esperando à_espera adianta adianta_o acaba acabe acabou termina termine corrige dessa_vez da_próxima próxima_vez direito ninguém_te_impede te_impede te_segura prova tenta vale_a_tentativa coragem atreve 3_2_1 tchau adeus até_nunca vaza some suma pode_ir já_vai já_ias tarde atrasada atrasado não_era_hoje por_que_não por_que_ainda manda_ver sai_de_cena que_nem desce desiste de_verdade_pra boa_viagem',
  harm: 'corda forca ponte prédio telhado sacada varanda janela viaduto muro linha comboio trem metrô busão ônibus estrada rio mar remédios remédio comprimidos cartela frasco veneno água_sanitária lixívia faca gilete lâmina estilete pulso pulsos veias tiro arma gás pula pular salta joga se_joga atira atira-te corta cortar corta_esse enforca engole toma_tudo toma afoga deita andar buraco',
  end: 'morre morrer morra morto morta morte mata se_mata se_matar mata-te matar suicida suicid* suicídio su1c1d4 kys desviver se_desviver desvive enterro velório caixão cova cemitério funeral céu inferno capeta diabo outra_vida próxima_vida outro_mundo some_da desaparece desapareça desaparecer sumir sumisse apaga desliga desligar desinstala dorme acordar nunca_mais viva vivo ainda_vivo respirar respirando partir ir_embora descansa eterno fim acabe_com_isso vida acabou_pra',
  useless:
    'peso fardo estorvo carga lixo inútil erro desperdício oxigénio oxigênio ar espaço ocupar vaga lugar fracasso fracassado parasita fraco fraca fracos seleção natural planeta superlotado humanidade aborto nascer nasceu nascido serve servem custa custo imposto sus aposentadoria herança seguro casa verme existência dá_teu menos_um menos_uma a_menos utilidade chata',
  nobody:
    'ninguém ninguém_te ninguém_vai falta notar nota sentir sente_falta sente saudade_de chora chorar ama liga_pra ninguém_liga importa esquece esquecido esqueceu nem_deus nem_o nem_a pena por_pena todo_mundo_já perceber aguenta',
  without:
    'sem_você sem_vc sem_ti sem_si se_você_morrer se_fosses se_você_sumir se_tu_sumisse quando_você_for quando_fores você_for se_livrar livrar livres libertar menos_um menos_uma menos_um_na uma_a_menos um_a_menos',
  relief:
    'melhor_sem melhor_morto melhor_morta melhor alívio aliviada aliviados favor faz_um_favor faz_o_favor favor_pra mundo bonito paz em_paz descanso felizes feliz livre poupa poupa-nos obrigado agradece agradecem ato_de_amor acto_de_amor sossego contentes sai libera merece solução',
  taunt:
    'covarde coragem cadê_a_coragem amarela aposto medroso mimimi drama dramática palhaço kkk kkkk kkkkk kk rs haha 😂 live filmo filmar pipoca vídeo foto decepção de_mentira só_fala fala todo_dia ainda_vivo atenção chamar_atenção chora chorão choradeira vergonha ridícula cala cala_a_boca silêncio em_silêncio campeão princesa de_novo fracassou nem_pra de_graça enquete sempre_o_mesmo gordona parola',
  permit:
    'com_todo_o_respeito respeito respeito_a sinceramente honestamente francamente vou_ser_franca franca franco eu_no_seu_lugar no_seu_lugar no_teu_lugar no_teu_caso se_eu_fosse há_pessoas tem_gente gente_como gente_assim algumas_pessoas direito escolha decisão dignidade talvez devesse deveria pensa_nos pensar_em_partir conselho escuta_o_conselho você_tem_razão tem_razão não_vai_melhorar nunca_melhora aceita às_vezes saber_a_hora hora com_carinho culpar lógica conclusão utilidade_pública democracia',
  kind: 'fica fique fiquem por_favor peço abraço abraços abraço_apertado te_abraço te_amo te_quero amo sinto_muito sinto desculpa orgulho orgulhosa orgulhoso juntas juntos com_você contigo tô_aqui estou_aqui aqui_por tô_do_seu_lado do_seu_lado do_teu_lado ouvindo conversa conversar fala_comigo liga liga_pro cvv me_chama me_manda ajuda respira come merece você_merece colo vale_muito importa_pra ainda_bem sobreviver sobrevivi força forte aguenta_firme aguentando vai_passar passa vai_ficar espera_mais amanhã querida_amiga minha_filha filha filho meu_bem irmão irmã amiga amigo menina mana mano linda lindo não_vá não_se_mate não_te_atreves não_acredite você_não_é não_é culpa_não a_culpa psicólogo médico consulta terapia chorei chorando ❤ coração café respeito_demais saudade que_dor deve_dar dói não_faz não_vai dormir_enquanto parabéns bora_sobreviver',
  self: 'eu me mim meu minha meus minhas nós a_gente comigo eu_também também_quis já_estive tentei perdi quis eu_sei tive eu_ia somos tô estou',
  third:
    'ele ela eles elas dele dela lhe seu_chefe chefe ex seu_ex pai mãe_dele sogra padrasto marido patrão professor orientadora senhorio médica tio quem esse essa esses sujeito traste bando corja escola igreja desgraçados monstro que_filho que_ódio que_nojo sistema',
  illness:
    'depressão ansiedade câncer cancro luto pânico doença cabeça bipolaridade tristeza prova exame trabalho insônia recaída dívida trauma dor vozinha cabelo alcool álcool droga semestre cortes',
  dont: 'não nao nem nunca jamais nada não_é não_és não_te não_se',
};
