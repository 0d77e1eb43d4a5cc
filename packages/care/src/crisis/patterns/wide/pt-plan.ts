import { bareSlot } from '../../bare-slot.ts';
import { near, nearIf } from '../../slots.ts';

const pills = bareSlot(
  'comprimido* remédio* cartela* caixas_de pílula* calmante* rivotril clonazepam diazepam alprazolam lorazepam zolpidem victan xanax paracetamol tylenol dipirona ibuprofeno insulina morfina tramadol opioide* antidepressivo* fenobarbital gardenal amitriptilina sertralina quetiapina lítio adesivos medicação medicamento* frasco* tarja_preta receita_azul',
);
const poison = bareSlot(
  'chumbinho veneno* raticida formicida inseticida* herbicida* agrotóxico* cianeto arsênico soda_cáustica água_sanitária lixívia amoníaco monóxido gás hélio nitrogênio potássio carvão_em formol',
);
const weapon = bareSlot(
  'corda forca espingarda caçadeira pistola revólver rifle fuzil bala balas cartucho* navalha lâmina* bisturi uma_viga a_viga meu_cinto o_cinto a_arma_do uma_arma',
);
const height = bareSlot(
  'ponte viaduto terraço cobertura sacada varanda parapeito grade mureta janela telhado laje penhasco precipício mirante plataforma faixa_amarela linha_amarela trilhos linha_do metrô metro trem comboio torre poço rio mar açude represa barragem cais pontão andar',
);
const means = `(?:${pills}|${poison}|${weapon}|${height})`;
const ready = bareSlot(
  'guardad* junt* preparad* escondid* separad* separand* carregad* contad* contando_os conto_os conto_eles acumul* estoc* suficientes olho_pra olhando_pra me_esper* pendurad* amarrad* ao_lado_da_cama atrás_da_gaveta',
);
const alone = bareSlot(
  'fico_sozinh* fiquei_sozinh* tô_sozinh* estou_sozinh* sozinho_em_casa sozinha_em_casa casa_vazia casa_só_pra casa_fica_só ninguém_em_casa não_tem_ninguém não_está_ninguém não_vai_ter_ninguém não_vai_estar_ninguém todo_mundo_viaja todo_mundo_sai todos_saem eles_viajam quando_dormirem quando_todos_dorm* quando_todo_mundo_dorm* todos_dormem tá_todo_mundo_dormindo ninguém_me_acha ninguém_me_ache ninguém_atrapalh* meus_pais_não_estão meus_pais_saírem',
);
const set = bareSlot(
  'tudo_pensad* tudo_planejad* tudo_pront* tudo_preparad* tudo_resolvid* tá_decidid* está_decidid* decidid* já_decidi já_tenho_tudo já_sei_como já_sei_onde já_sei_quando vou_fazer_isso eu_faço faço_isso é_a_hora é_o_momento chegou_a_hora',
);
const edge = bareSlot(
  'um_passo só_um_passo dar_um_passo dou_um_passo o_passo passo_à_frente na_beira à_beira do_outro_lado_da pernas_penduradas pés_pendurados pra_fora_da olhando_pra_baixo olho_pra_baixo olhar_pra_baixo a_olhar_para_baixo a_água água_parece parece_calm* tão_bonito_daqui não_tenho_medo não_dá_medo me_chama pular saltar me_soltar largar-me me_deixar_cair atrás_da_faixa',
);
const letters = bareSlot(
  'carta cartas bilhete* recado* envelope* áudio áudios vídeo vídeos mensagem mensagens testamento despedida',
);
const written = bareSlot(
  'escrev* escrit* deix* grav* redig* termin* pront* guard* escond* assin* colei pus_na',
);
const after = bareSlot(
  'cada_um cada_uma um_por_um pra_quando_eu para_quando_eu quando_eu_não_estiver quando_me_acharem quando_me_encontrarem me_encontr* me_achar* acharem encontrarem achar_depois achar_só pra_entenderem para_entenderem pra_saberem debaixo_do_travesseiro cada_aniversário até_os_0 não_foi_culpa ninguém_teve_culpa não_é_culpa ninguém_tem_culpa pros_meus_pais para_os_meus_pais pra_abrir_em',
);
const given = bareSlot(
  'dei doei dou deixei deixo levei entreguei entrego vendi distribu* repart* paguei quitei cancelei assinei passei_pro_nome pus_no_nome devolvi encarreguei tranquei desmarquei transferi arrumei deixo_a deixo_o pus_em_dia acertei foi_morar',
);
const goods = bareSlot(
  'cachorr* cadela cão gat* calopsita planta* roupa* moto carro violão livros discos vinil dívida* conta* senha* papéis documento* chave* ferramentas casa poupança seguro coisas quarto dinheiro cartões testamento jazigo netflix computador telemóvel celular carnê fiado dentista matrícula ingresso*',
);
const final = bareSlot(
  'nada_pendente pendente* sem_dever não_devo_nada não_dev* não_vou_buscar já_não_vou_voltar não_volto_pra tudo_em_ordem em_ordem contas_certas quites pra_onde_vou para_onde_vou onde_eu_vou antes_de_ir antes_de_fazer não_vou_precisar não_preciso_mais já_não_preciso não_vou_estar_aqui não_vou_estar_cá não_vou_estar_mais quando_eu_não_estiver quando_eu_for quando_eu_me_for se_eu_não_estiver não_estarei pra_não_darem_trabalho pra_eles_não_ter* não_quero_deixar só_falta_eu falta_eu pro_meu_enterro para_o_meu_enterro que_aproveite aproveita_por_mim fica_com_ sem_perguntas pra_doer_menos no_inventário',
);
const work =
  '(?<!(?:trabalho|firma|empresa|colegas|mudan[cç]a|mudo|viagem|f[eé]rias|alunos|casamento)[^\\n]{0,40})';
const noWork =
  '(?![^\\n]{0,90}(?:organiza[cç][aã]o|mudan[cç]a|mudar|mudei|me mudo|escrit[oó]rio|firma|empresa|equipe|turma|colegas|chefe|est[aá]gio|preceptor|f[eé]rias|aposent|reform|viajar|viajo|voo|me embora de|alunos|meu casamento|irlanda|cirurgia|opera|div[oó]rcio|novo emprego|concurso|ap novo|papai noel|anos de trabalho))';
const bye = bareSlot(
  'obrigad*_por_tudo obrigado_por_tudo obrigada_por_tudo obrigado_a_todos obrigada_a_todos obrigado_por_cada obrigado_por_terem obrigado_por_me obrigada_por_me desculpa desculpem me_desculpem perdão me_perdoem me_perdoa perdoem-me amo_vocês amo_vcs adoro-vos cuidem_d* cuida_d* cuidem-se diz_pro digam_pra digam_ao digam_à diz_à diz_pra foi_um_prazer foi_bom',
);
const forever = bareSlot(
  'até_aqui_cheguei cheguei_ao_fim até_aqui não_aguento_mais já_não_aguento não_consigo_mais já_não_consigo não_dá_mais foi_um_prazer foi_bonito pra_sempre para_sempre quero_descansar vou_descansar não_foi_culpa não_me_procurem não_chorem terem_aturado me_aturado me_aturarem me_despeço despeço-me vou_em_paz não_vou_estar não_estarei não_soube_ficar não_deu_mais que_eu_amava que_a_amava que_o_amava não_volto já_não_volto vocês_descansam_de_mim por_mim',
);
const decided = bareSlot(
  'depois_que_decidi depois_que_marquei_o_dia depois_que_marquei desde_que_decidi desde_que_marquei depois_que_resolve já_decidi tomei_a_decisão a_decisão_está marquei_o_dia marquei_a_data marquei_o_meu_dia tenho_data tenho_a_data escolhi_o_dia escolhi_a_data decidi_a_data decidi_o_dia já_tem_data já_sei_quando já_sei_o_que_vou_fazer já_escolhi',
);
const calm = bareSlot(
  'em_paz que_paz uma_paz paz tranquil* me_sinto_leve dormindo_bem durmo_bem durmo_melhor durmo_como dormi_bem calma alívio lev* seren* não_tenho_medo finalmente pela_primeira_vez livre feliz de_boa ansiedade_passou',
);
const notOther =
  '(?!<0-6>(?:largar|sair|demiss\\p{L}{1,3}|divorci\\p{L}{1,3}|separ\\p{L}{1,4}|casamento|casar|oper\\p{L}{1,4}|faculdade|curso|trabalho|emprego|estud\\p{L}{1,3}|mudar|gr[aá]vid\\p{L}|filhos|viaj\\p{L}{1,3}))';
const ask = bareSlot(
  'quanto quantos quanta quantas como o_que_acontece que_acontece onde alguém_sabe sabem dá_pra dá_para tem_como existe tem_algum há_algum há_alguma qual quais de_que desde_que_andar a_partir_de é_verdade dói pergunta adianta chega_pra serve basta quem_trabalha',
);
const lethal = bareSlot(
  'não_acord* não_acorda nunca_mais_acordar morrer morre morrem morro matar_uma matar-se se_matar me_matar mata matam letal fatal mortal sem_dor sem_sofrer sem_doer indolor* dói_muito dói_menos doi_menos que_menos_dói menos_doi enforcar_dói rápido_e seja_rápido mais_rápido ser_rápido infalível não_falh* falha_menos sobrevive* não_sobreviv* coração_par* coração_parar parar_o_coração afogar se_afogar ir_embora_dormindo ir_dormindo não_tem_volta sem_volta desmai* inconsciente consciente perde_os_sentidos apagar dormir_e_não nunca_mais_acord* faz_efeito fazer_efeito queda_é é_garantida overdose sangrar_até quanto_tempo_demora demora_a_afogar demora_pra_morrer todo_o_rivotril todo_o_clonazepam todos_os_comprimidos asfixia* de_vez',
);
const attempt = bareSlot(
  'me_enforcar enforcar-me me_matar matar-me me_suicidar suicidar-me suicídio me_envenenar me_afogar afogar-me me_enforquei enforquei-me me_joguei_da me_joguei_do atirei-me_da me_joguei_na tomei_a_cartela tomei_tudo tomei_todos cortei_os_pulsos',
);
const failed = bareSlot(
  'arrebentou quebrou_a rompeu acordei nem_isso nem_pra_isso me_acharam me_encontr* me_salv* me_tiraram lavagem coma hospital uti urgência não_me_arrependo falhei falhou não_funcionou não_deu_certo vou_repetir da_próxima outra_vez de_novo vomitei ainda_tô_aqui continuo_aqui segunda_vez terceira_vez sobrevivi entubad*',
);
const found = bareSlot(
  'me_ache me_achar* me_encontre me_encontrar* quem_me_achar quem_me_encontrar quem_vai_achar primeira_coisa_que',
);
const warn = bareSlot(
  'não_entr* não_sub* não_abr* chama_a chamem polícia ambulância samu inem primeiro antes_que desculpa porta bilhete carta crianças limpo não_seja',
);
const denied = bareSlot(
  'que_ano não_vou_estar não_vou_estar_aqui não_vou_estar_cá já_não_estarei não_estarei não_faz_sentido_marcar pra_que_marcar para_quê_marcar não_vou_precisar já_não_vou não_chego_lá não_vou_chegar não_pretendo_chegar não_vou_ver eu_não_vou_ver cancel* desmarquei',
);
const future = bareSlot(
  'ano_que_vem próximo_ano dezembro natal verão copa aniversário formatura festa ingresso* consulta março janeiro maio essa_data férias futuro matrícula dentista dia_das_mães ceia aparelho academia retorno',
);
const lastTime = bareSlot(
  'última_noite último_jantar última_ceia último_abraço última_vez última_foto último_dia última_música última_bênção último_pôr',
);
const knowing = bareSlot(
  'ninguém_sabe ninguém_percebeu não_sabem sem_saberem sei_que_é_a ninguém_desconfi* eles_não_sabem bonita bonito em_paz tranquil* antes_de_ir abracei_cada me_despedi_sem que_a_última_era',
);
const funeral = bareSlot(
  'meu_enterro meu_velório meu_funeral minha_lápida meu_túmulo meu_caixão o_jazigo meu_jazigo cemitério_do_lado o_meu_enterro',
);
const prepared = bareSlot(
  'paguei pago deixei comprei escolhi separei guardei foto vestido roupa flores música músicas dinheiro preço',
);

/** Sentences that say it nearly plainly. */
export const plain: readonly string[] = [
  '(?:meu |o )?plano de suic[ií]dio|suic[ií]dio<0-3>(?:na minha cabe[cç]a|na minha mente|o dia todo|todo dia|todos os dias|hoje|esta noite|amanh[aã]|[eé] a [uú]nica)(?! (?:mundial|internacional))|(?:a [uú]nica coisa|s[oó] penso|pensando|dia e noite|a noite toda)<0-4>suic[ií]dio(?! (?:da|do|dele|dela|de)(?!\\p{L}))|(?:plano|pensando|penso|pensar|quero|meu)<0-2>suicidal|suicidal<0-2>(?:[eé]|pensando|plano|hoje)|desvivendo(?! (?:a|o|por)(?!\\p{L}))',
  'tomei (?:os|as|meus|uns) (?:comprimidos|rem[eé]dios|calmantes)<0-3>(?:tod[oa]s|agorinha|agora)(?=(?! ?\\p{L})| e)|(?:tomei|engoli)(?: \\S{1,12}){0,3}<0-4>(?:t[oôá] tremendo|n[aã]o sei se chamo|t[oô] ficando com sono)|engoli tudo(?! (?:que a vov[oó]|o que tinha no prato))|(?:me matar|me enforcar|morrer|matar-me) [eé] (?:o|a|meu|minha) (?:plano|[uú]nic[oa]|sa[ií]da|jeito)|(?:s[oó] |agora )(?:me )?falta (?:me matar|matar-me|morrer)|me (?:tac[oa]r?|mando|mandar|meto|meter) (?:na frente|embaixo|debaixo|de cima) d[aoe]|corda (?:eu )?j[aá] tenho|(?:me reanimaram|me trouxeram de volta|massagem card[ií]aca)<0-6>(?:raiva|repetir|de novo|pena|quem)|(?:com raiva|raiva) de quem (?:me salvou|fez massagem)|(?:a minha |minha )morte vai ser',
  near(attempt, failed, 6),
  '(?:eu )?(?:j[aá] )?(?:tinha|teria) (?:me )?(?:matado|suicidado|enforcado|tirado a (?:minha )?vida|acabado com tudo)(?! de (?:rir|trabalhar))|(?:me )?(?:matava|suicidava)-me se|se n[aã]o fosse<0-5>(?:j[aá] )?n[aã]o (?:estava|estaria|tava|tinha ficado) (?:mais )?(?:aqui|viv[oa]|c[aá]|nesse mundo|neste mundo)|(?:acabar|terminar) (?:me matando|por me matar|me suicidando)(?! de (?:trabalhar|rir))|separa do suic[ií]dio|(?:por )?tentativa de suic[ií]dio(?= (?:minha|que fiz)|[.,!?…]|$)',
  '(?:arma|pistola|rev[oó]lver|espingarda|ca[cç]adeira|faca|navalha|l[aâ]mina|gilete|corda|veneno)(?: \\S{1,10}){0,4} (?:na (?:minha )?(?:m[aã]o|boca|t[eê]mpora|cabe[cç]a|barriga)|nas m[aã]os|no (?:meu )?(?:pulso|pesco[cç]o))(?! (?:d[aeo] (?:minha|um|personagem)))|(?:diz|dizem|manda|mandam|gritam?)(?: (?:que|pra|para))? (?:eu )?(?:pular|me matar|me jogar|me cortar|morrer|me mate|salte)(?! de rir)|(?:hoje|esta noite|essa noite|hoje [aà] noite|amanh[aã]|sexta|s[aá]bado|domingo)(?: \\S{1,5})? (?:eu )?(?:me mato|mato-me|me enforco|me jogo d)|acabar com (?:o )?(?:meu|este|esse) (?:sofrimento|dor)(?! de)|p[oôó]r (?:um )?fim (?:n?isso|nisto|a isto|ao meu sofrimento|[aà] minha dor)(?=(?! ?\\p{L})| (?:hoje|j[aá]|logo))|(?:acabei|acabo) de me (?:cortar|machucar|furar)(?! (?:com|na|no|cozinh)(?!\\p{L}))',
  '(?:lhe|pra|para|ao?|[aà])? ?(?:contei|falei|disse|confessei|escrevi)<0-4>que (?:eu )?(?:quero|queria|vou|ia|penso em|pensava em) (?:me )?(?:suicidar|matar|morrer|cortar|tirar a (?:minha )?vida)(?:-me)?(?=(?! ?\\p{L})| (?:e|mas|de novo|hoje|porque))(?! (?:de rir|de vergonha))',
  `(?:tomei|engoli|tomo|engulo|vou tomar|virei|bebi|tomar|acabei de tomar)(?: \\S{1,6}){0,2} (?:tod[oa]s?|tudo|a cartela|a caixa|o frasco|um punhado|meio frasco|0 (?:comprimidos|rem[eé]dios|gotas|rivotril|clonazepam))(?:<0-4>${pills})?(?! (?:da (?:press[aã]o|tireoide)|que o m[eé]dico|de manh[aã]|de antibi[oó]tico))(?=(?! ?\\p{L})| (?:e|faz|h[aá]|ontem|hoje|agora|de|da|do|os|as|inteira|toda|toda de|que|pra|para)(?!\\p{L}))<0-6>(?:acordei|acordo|presto|adeus|acabou|dormir|tremendo|sono|${pills})`,
  near(
    bareSlot(
      'acabar_comigo acabo_comigo dar_cabo_de_mim dou_cabo_de_mim tirar_a_minha_vida tirar_minha_vida tiro_a_minha_vida tirar_a_própria_vida tirar_minha_própria pôr_fim_à_minha pôr_fim_à_vida por_fim_a_minha',
    ),
    bareSlot(
      'hoje amanhã esta_noite já vou penso pensei quero assim decidi é_isso domingo sábado sexta isso',
    ),
    4,
  ),
  '(?:meter|meto|dar|dou|enfiar|me dar|vou dar) (?:uma |um )?(?:bala|tiro)<0-2>(?:na (?:minha )?(?:cabe[cç]a|boca|t[eê]mpora)|no (?:meu )?(?:ouvido|cora[cç][aã]o|peito|meio da))|corto (?:a garganta|os pulsos|o pesco[cç]o)|(?:me enforco|enforco-me)(?=(?! ?\\p{L})| (?:hoje|amanh[aã]|essa|esta|j[aá]|e (?:pronto|acabou)))',
  '(?:deste (?:m[eê]s|ano)|desse (?:m[eê]s|ano)|dessa (?:noite|semana)|desta (?:noite|semana)|de hoje|de amanh[aã]) n[aã]o passo(?=(?! ?\\p{L})| (?:eu|j[aá]))|n[aã]o passo (?:deste|desse|dessa|desta|de) (?:m[eê]s|ano|noite|semana|hoje|amanh[aã])|(?:o |meu )?plano (?:[eé]|pra|para|de) (?:me matar|morrer|me suicidar|matar-me|me enforcar|acabar com)|(?:quero|vou|queria) (?:estar|ficar|ser) (?:mort[oa]|defunt[oa])|(?:ensaiei|treinei) o n[oó]|(?:melhor|mais vale) (?:eu )?(?:mort[oa]|morrer)(?! ?\\p{L})',
  '(?:0|primeira|segunda|terceira|outra|minha|a [uú]ltima|depois da|tr[eê]s|duas|cinco) tentativas?<0-6>(?:hospital|uti|vomitei|falh\\p{L}{1,2}|ainda (?:t[oô]|estou) aqui|coma|n[aã]o me arrependo|pr[oó]xima|lavagem|rem[eé]dios|corda)|falhei (?:\\p{L}{2,5}|0) vezes|(?:da pr[oó]xima|[aà] terceira|na pr[oó]xima|dessa vez|desta vez)(?: vez)?<0-2>(?:n[aã]o (?:falho|vou falhar|erro)|morro|consigo morrer|n[aã]o chamo)|(?:cortei|cortar) os pulsos(?! do)|(?:minha cabe[cç]a|penso o dia todo|s[oó] penso)(?: \\S{1,4}){0,2} suic[ií]dio',
];

/** Plans that are told sideways, and questions for means. */
export const plans: readonly string[] = [
  `${work}(?:j[aá] (?:escrevi|deixei) (?:a |as )?(?:minhas?|as) cartas?|j[aá] (?:dei|doei|reparti) (?:todas )?(?:as )?minhas coisas|j[aá] deixei tudo (?:arrumado|em ordem|preparado|tratado)|(?:hoje|esta noite) [eé] a noite|(?:hoje|amanh[aã]|segunda|ter[cç]a|quarta|quinta|sexta|s[aá]bado|domingo) (?:acaba|termina) tudo|(?:voc[eê]s )?n[aã]o (?:v[aã]o|vai|ir[aã]o) mais me (?:ver|encontrar)|(?:j[aá] j[aá]|em breve|logo|daqui a pouco) (?:tudo )?acaba|amanh[aã] (?:eu )?n[aã]o vou (?:mais )?estar (?:mais )?(?:aqui|c[aá]))(?! ?\\p{L})${noWork}`,
  '(?:quando|pra quando|para quando) (?:lerem|voc[eê]s lerem|leres|virem|acharem|encontrarem) (?:isso|isto|esta|a carta|essa)<0-3>(?:j[aá] )?(?:vai ser tarde|ser[aá] tarde|[eé] tarde|terei ido|vou ter ido)|(?:me despedi|despedi-me) (?:de (?:todos|todo mundo|cada um))?<0-4>(?:sem (?:ningu[eé]m|que|eles|saberem)|ningu[eé]m (?:percebeu|notou))|(?:obrigad[oa] por|sei que)<0-5>(?:ajudar|tentarem|me ouvir|ouvirem)<0-3>(?:t[aá] decidido|est[aá] decidido|j[aá] decidi|j[aá] tomei)|(?:t[oôu]{1,2}|estou|sentad[oa]|parad[oa]|subi) (?:aqui )?(?:no|na|num|numa|em cima d[aeo]) (?:terra[cç]o|parapeito|beirada|beira|laje|cobertura|grade|viaduto|mureta)(?! ?\\p{L})|desculpa?(?:em)?,? (?:m[aã]e|pai|filh[oa]|amor)?,? ?(?:por|pelo|pelo que|por isso que) (?:o )?(?:que )?(?:eu )?(?:vou|irei) fazer',
  `(?:${pills}|${weapon})(?: (?:t[aã]o|est[aã]o|t[aá]))? (?:na|no|em cima da|sobre a) (?:mesa|cama|minha frente|c[oô]moda|colcha|pia)(?=(?! ?\\p{L})| (?:e (?:n[aã]o|j[aá]|s[oó]|a)|pront|esper|junto|do lado))|cuid(?:em|a) d[oa] (?:meu|minha) (?:cachorr|gat|c[aã]o|cadela)\\p{L}{0,4}(?=(?! ?\\p{L})| (?:por mim|t[aá]|por favor))(?! (?:enquanto|nas f[eé]rias))`,
  '(?:quanto|como|muito) d[oó]i (?:cortar|enforcar|pular|morrer|sangrar|um tiro|se enforcar|levar um tiro)|(?:quant[oa]s?|qual|que) (?:\\p{L}{4,14} )?(?:s[aã]o|[eé]|seriam?) (?:letal|letais|mortal|mortais|fatal|fatais)|(?:o )?que (?:me )?acontece se<0-6>(?:todo o|todos os|tudo o) (?:rivotril|clonazepam|comprimidos|rem[eé]dios|frasco|diazepam|alprazolam)|(?:o )?que (?:me )?acontece se (?:eu )?(?:tomar|engolir|injetar|beber|misturar)<0-3>(?:0|todos?|todas?|uma caixa|um frasco|a cartela|vinte|trinta|quarenta|cinquenta)|(?:como (?:se )?(?:faz|fazer|d[aá])|fazer) (?:um |o )?n[oó] (?:de (?:forca|enforcado)|que n[aã]o (?:solta|desata))|(?:morrer|morre|mata)<0-2>(?:r[aá]pido|dormindo|sem (?:dor|sentir))<0-2>(?:com|de) (?:g[aá]s|comprimidos|insulina|frio|mon[oó]xido)|(?:g[aá]s|mon[oó]xido|choque|tomada|formol|soda) mata (?:r[aá]pido|adulto|uma pessoa|dormindo|sem)|que (?:rem[eé]dio|comprimido|veneno)s?(?: \\S{1,4}){0,1} (?:mata|matam) (?:dormindo|r[aá]pido|sem dor|uma pessoa|gente|mesmo)|quanto (?:chumbinho|veneno|rivotril|paracetamol|g[aá]s|insulina)<0-2>mata(?! (?:um |o )?rato)',
  '(?:ensinei|expliquei|mostrei)<0-5>(?:minha|meu|mulher|marido|irm[aã]|m[aã]e)<0-9>(?:vai precisar|v[aã]o precisar|depois ela (?:entende|vai)|quando eu n[aã]o)|(?:n[aã]o deixo|n[aã]o deixei) (?:d[ií]vida|nada)(?: \\S{1,6}){0,3} nem (?:filho|planta|d[ií]vida)|(?:uma perna|um p[eé]) (?:pra|para) fora',
  near(`(?:${pills}|${poison}|${weapon})`, ready, 4),
  near(means, alone, 7),
  near(alone, set, 8),
  near(height, edge, 6),
  `(?:${nearIf(work + noWork, letters, written, 2)})<0-9>${after}`,
  `(?:${nearIf(work + noWork, given, goods, 3)})<0-7>${final}`,
  nearIf(
    noWork,
    bareSlot('senha senhas conta_do_banco contas_do_banco documento_d* escritura* papéis_da_casa'),
    bareSlot(
      'num_envelope envelope anotad* anotei pro_meu_filho pra_minha_filha para_o_meu_filho para_a_minha pros_meus_filhos pra_minha_mulher pro_meu_marido quando_eu_não_estiver',
    ),
    8,
  ),
  near(
    bareSlot('minha_cachorr* a_cachorr* o_cachorr* o_meu_cão meu_cachorr* minha_gat* meu_gat* o_gato a_gata'),
    bareSlot(
      'não_vou_buscar já_não_vou_buscar quem_fica_com quem_vai_ficar quem_cuida quem_vai_cuidar já_tem_quem fique_com levei_a_caminha foi_morar',
    ),
    9,
  ),
  nearIf(noWork, bye, forever, 8),
  nearIf(notOther, decided, calm, 7),
  nearIf(
    noWork,
    bareSlot('testamento escritura escrituras casa_no_nome'),
    bareSlot('amolei faca corda em_cima_da_mesa esta_noite nem_desconfi* já_posso já_me_posso'),
    8,
  ),
  near(
    bareSlot('ensinei expliquei mostrei anotei_pra'),
    bareSlot('nem_desconfia não_desconfia vai_precisar depois_ela_entende quando_eu_não'),
    11,
  ),
  near(
    bareSlot('desliguei_o_celular desliguei_o_telemóvel desliguei_o_telefone deixei_o_celular telefone_fora'),
    `(?:${height}|${weapon}|${pills}|cemit[eé]rio|miradouro|praia|lago|mato)`,
    8,
  ),
  near(
    bareSlot('com_a_vó com_a_avó com_minha_sogra com_o_pai casa_do_pai com_a_minha_mãe'),
    bareSlot('dá_tempo tenho_tempo ninguém_me ninguém_vai_me só_precisava não_tem_ninguém'),
    9,
  ),
  near(
    bareSlot('tenho_a_data já_tenho_a_data marquei_a_data escolhi_a_data'),
    bareSlot('que_se_foi se_foi que_morreu morreu meu_aniversário'),
    10,
  ),
  near(
    bareSlot('pedi_perdão pedi_desculpa fiz_as_pazes promessa_cumprida me_perdoou cumpri_a_promessa'),
    bareSlot('já_me_posso_ir já_posso_ir posso_ir agora_posso_ir posso_partir'),
    10,
  ),
  '(?:experiment(?:ar|ei|ando)|test(?:ar|ei|ando)|ensai(?:ar|ei|ando)) (?:a (?:corda|viga|forca)|o n[oó]|se aguenta)|(?:hor[aá]rios?|que horas)<0-3>(?:(?:trem|trens|comboios?) de (?:carga|mercadoria)|n[aã]o para)\\p{L}{0,2}|p(?:ro|ara o|elo) que me resta(?! (?:de (?:f[eé]rias|contrato|curso|m[eê]s)))|(?:aguenta|segura) (?:o meu peso|meu peso)',
  '(?:depois d[aeo]s?|passad[oa]) (?:o |a )?(?:meu anivers[aá]rio|natal|festas|f[eé]rias|ver[aã]o|formatura|esse dia|nesse dia|domingo|sexta)<0-2>n[aã]o (?:vai ter|vai haver|haver[aá]|h[aá]|tem)(?: mais)? (?:nada|mais|um depois|outr[oa])(?! \\p{L}{1,9} (?:de )?(?:aula|prova|trabalho|plano))',
  '(?:esperando|[aà] espera|espero|aguento)<0-8>(?:depois|a[ií])<0-1>(?:posso|j[aá] posso|vou poder) (?:ir|descansar|partir|ir embora|me ir|ir-me)(?: (?:em paz|tranquil[oa]|pra sempre)|(?! ?\\p{L}))',
  '(?:amarrei|atei|pendurei|dei o n[oó] n)(?: j[aá])? ?(?:a|uma) corda(?! (?:d[aeo]|pr[ao]|para|no (?:barco|cachorro|cavalo|varal)|na (?:barraca|rede)))|(?:falta|espero|esperando|esperar)<0-2>(?:todos|eles|todo mundo|que (?:todos|eles)) (?:dormirem|durmam|adormecerem)',
  '(?:ra[cç][aã]o|comida|[aá]gua)<0-4>(?:para|pra) (?:0|dois|tr[eê]s|quatro|uns|alguns|v[aá]rios) dias<0-3>(?:algu[eé]m|at[eé] l[aá]|at[eé] me|v[aã]o me)(?! (?:volto|viajo))',
  '(?:[eé]|vai ser|foi) (?:o|a|nosso|nossa) [uú]ltim[oa](?: \\S{1,10}){0,4} (?:e )?(?:eles |elas |ela |ele |ningu[eé]m )?(?:n[aã]o (?:o )?(?:sabem?|desconfiam?)|nem desconfiam?|sem saber(?:em)?|sabe(?! que))(?! (?:ainda )?(?:meu chef|a equipe))',
  'assim (?:mais )?(?:ningu[eé]m|n[aã]o) (?:vai|v[aã]o|ter[aá]|tem|precisa\\p{L}?)(?: (?:mais|precisar|ter de|ter que|de|que)){0,3} (?:se preocupar comigo|preocupar-se comigo|cuidar de mim|me aguentar|me sustentar|aturar-me|me ver sofrer|pagar por mim)',
  near(
    '(?:paguei|quitei|fechei|encerrei|deixei pag[oa])<0-3>(?:d[ií]vidas?|contas?|boletos?|funeral|enterro|vel[oó]rio|jazigo)',
    '(?:(?:deixar|deixo) (?:problemas?|d[ií]vidas?|trabalho|preju[ií]zo)|quando eu n[aã]o estiver|(?:me sinto|sinto-me|estou|t[oô]) (?:lev|em paz|tranquil)\\p{L}{0,2})',
    8,
  ),
  near(found, warn, 8),
  nearIf(noWork, future, denied, 6),
  nearIf(noWork, lastTime, knowing, 6),
  near(funeral, prepared, 4),
  near(
    bareSlot('seguro_de_vida o_seguro do_seguro indenização'),
    bareSlot(
      'recebiam recebem receberem quitad* parecer pareça parecer_descuido sem_mim a_casa_fica os_guri fica_paga pras_crianças para_os_meus_filhos',
    ),
    7,
  ),
  'j[aá] n[aã]o vou (?:dar (?:mais )?trabalho|atrapalhar|incomodar|ser (?:um |mais )?(?:problema|peso|fardo)|preocupar)|n[aã]o vou mais (?:dar trabalho|atrapalhar|incomodar|ser (?:um )?(?:peso|fardo|problema))(?! (?:no|na|com)(?!\\p{L}))|agora (?:sim )?(?:j[aá] )?posso ir(?=(?! ?\\p{L})| (?:embora|em paz|descansad))|j[aá] posso ir(?:-me)? (?:em paz|tranquil[oa]|sem d[ií]vidas|descansad[oa])|s[oó] (?:me )?falta (?:eu|coragem|dizer adeus)|falta eu tod[oa]',
  `(?:amanh[aã]|segunda|ter[cç]a|quarta|quinta|sexta|s[aá]bado|domingo|em (?:dezembro|janeiro|maio|mar[cç]o)|no natal|depois d[eao] \\p{L}{3,9}|para a semana|semana que vem)(?: (?:feira|eu|j[aá])){0,2}<0-2>(?:j[aá] n[aã]o (?:estou|vou estar|estarei|atendo|sou|vou ser)|n[aã]o (?:vou estar|estarei|vou ser|t[oô]) (?:mais )?(?:aqui|c[aá]|problema|nessa|viv[oa])|n[aã]o (?:me encontram|contem comigo|me procurem|amanhe[cç]o|acordo mais))(?! (?:em casa|no (?:trabalho|escrit[oó]rio)|de folga|dispon[ií]vel))${noWork}`,
  '(?:n[aã]o me (?:procurem|procure|chorem)|que ningu[eé]m (?:se sinta culpad[oa]|chore|me chore|se culpe)|n[aã]o (?:foi|[eé]) (?:sua |vossa )?culpa (?:sua|de voc[eê]s|de ningu[eé]m|dela|dele))(?: \\S{1,9}){0,9} ?(?:foi decis[aã]o minha|me vou|vou-me|vou embora|descansar|j[aá] (?:n[aã]o|decidi)|obrigad[oa]|amo voc[eê]s|desculp|perd[aã]o|fizeram o que)\\p{L}{0,3}|(?:n[aã]o precisa me esperar|n[aã]o me esper\\p{L}{1,2})<0-3>(?:nem|nunca|mais|domingo)',
  `${ask}<0-4>${means}<0-4>${lethal}|${ask}<0-4>${lethal}<0-4>${means}|${means}<0-2>${lethal}<0-3>(?:d[oó]i|demora|r[aá]pido|certo|algu[eé]m sabe)`,
  `${ask}<0-5>${bareSlot('enforcar_dói enforcar_doi enforcar-se se_enforcar enforcamento afogar-se se_afogar asfixiar eletrocutar se_envenenar sangrar_até')}|(?:onde|aonde) (?:tem que|tenho que|se deve|[eé] que se|devo) (?:cort|dispar|apont|atir)\\p{L}{1,3}(?! (?:o (?:galho|cabelo|cabo|caule)|a (?:rama|roseira|fruta)|as (?:folhas|unhas)))|(?:algo|alguma coisa|rem[eé]dio) que (?:te )?(?:fa[cç]a dormir|apague)<0-3>(?:n[aã]o acord|nunca|pra sempre|para sempre)\\p{L}{0,3}|quanto(?: tempo)?(?: (?:se|a pessoa|que|leva|demora|at[eé])){0,3} (?:pra|para|a|até)? ?(?:morrer|apagar de vez|se afogar|afogar|sangrar|perder (?:a consci[eê]ncia|os sentidos)|desmaiar)`,
  '(?:procuro|quero|preciso|existe|tem|h[aá]|arranjo|onde)<0-3>(?:algo|alguma coisa|jeito|uma morte|m[eé]todo|forma|maneira|modo)(?: de (?:ir|morrer|fazer))? (?:que n[aã]o (?:doa|falhe|fa[cç]a sofrer)|indolor|sem dor|r[aá]pid[oa] e sem dor|mais (?:r[aá]pid[oa]|suave|segur[oa])|sem sofrer)(?! (?:de (?:depilar|emagrecer|arrancar)|parto))|qual (?:o |[eé] o )?(?:jeito|m[eé]todo|forma|maneira)?(?: que)? ?(?:d[oó]i menos|menos d[oó]i|falha menos|menos doloros[oa])(?! (?:a cera|depila|tatuagem))|(?:d[aá] (?:pra|para)|se pode|pode-se|a pessoa) (?:morrer|morre)(?: \\S{1,6}){0,1} (?:de (?:frio|fome|sede|paracetamol|tanto)|dormindo|sem sofrer|se misturar|por tomar)|(?:dormindo|de frio|de paracetamol)<0-2>mata(?! a fome)',
  '(?:de|desde|a partir de) (?:que|qual|quantos) (?:andar|andares|altura|metros)<0-9>(?:cert[oa]|garantid[oa]|sobreviv\\p{L}{1,3}|morre|mata|queda|precisa|basta)|(?:que|qual|quanta?) (?:a )?(?:altura|andar|dose|quantidade|velocidade|corrente|insulina|morfina)<0-4>(?:n[aã]o tem volta|mata|mortal|letal|n[aã]o falha|precisa pr[ao]|sem volta)|cair d[oe] (?:\\p{L}{3,9}|0) andar<0-2>(?:mata|morre)|(?:existe|tem|h[aá]|onde|quanto)<0-4>(?:morte assistida|eutan[aá]sia|suic[ií]dio assistido)|(?:sobrar|ficar|fica|voltar)<0-1>(?:viv[oa]|com sequela|desfigurad[oa])<0-6>(?:m[eé]todo|qual|risco)|(?:m[eé]todo|qual)<0-6>(?:sobrar|ficar) (?:viv[oa]|com sequela|tetrapl[eé]gic[oa])',
  '(?:pensei|penso|imagino|planejo|planeio|ensaio|ensaiei|treino)<0-4>(?:como (?:eu )?(?:faria|fazer isso|vou fazer isso|seria (?:a )?minha (?:morte|meu enterro))|(?:na )?minha (?:morte|sa[ií]da))(?! d[ao] (?:empresa|trabalho))|(?:comprei|j[aá] tenho|arranjei|consegui)<0-3>(?:a corda|uma corda|o veneno|o chumbinho|o necess[aá]rio|o que (?:preciso|precisava))(?! (?:(?:para|pra) (?!mim|me )|pro|d[aeo]))',
];
