import { bareSlot } from '../../bare-slot.ts';
import type { CrisisPatterns } from '../../pattern.ts';
import { harm, plainHarm } from './es-harm.ts';
import { plain, plans } from './es-plan.ts';
import { wishes } from './es-wish.ts';

/** Sentences with one of these are about a story, a game, a household, an animal, work or a danger that is past. */
const harmless = bareSlot(
  'película* peli serie novela telenovela personaje* protagonista videojuego* spoiler* documental obra_de_teatro ensayamos reyes_magos jubil* vesícula papá_noel oposición oposiciones receta_de mudanza me_mudo nos_mudamos caducad* vencid*',
);

/** The words around a harmless one, up to a comma: "watched a film, I want to die". */
const aside = '[^.!?…,\\n]{1,60}';

export const esWide: Omit<CrisisPatterns, 'negations' | 'shorthand'> = {
  explicit: [...plain, ...plainHarm],
  possible: [...harm, ...wishes, ...plans],
  idioms: [
    `(?:${aside} )?${harmless}(?: ${aside})?`,
    // the kitchen, the razor, an animal, the sun, a vaccine, an operation
    '(?:me )?(?:cort[eéo]|quem[eéo]|pinch[eéo]|hice (?:un corte|da[ñn]o))<0-5>(?:cocinando|afeit\\p{L}{2,6}|depil\\p{L}{2,6}|cosiendo|picando|pelando|sin querer|trabajando|con (?:el|la) (?:horno|plancha|sart[eé]n|olla|aceite|papel|lata|sol))',
    '(?<!fue (?:el|la) )(?:gat[oa]|perr[oa]|conejo|loro)<0-2>(?:me )?(?:ara[ñn]\\p{L}{1,3}|mordi[oó]|rasgu[ñn]\\p{L}{1,3})(?: \\S{1,8}){0,3}|(?:sol|mosquitos?|picaduras?|alergia al sol|uv)<0-4>(?:piel|brazos?|piernas?|quem\\p{L}{1,3})|(?:piel|brazos?|piernas?|manga larga|mangas)<0-4>(?:sol|mosquitos?|vacuna|protector)(?!\\p{L})',
    '(?:cicatri(?:z|ces)|marcas?|moret[oó]n|moretones)<0-4>(?:ces[aá]rea|operaci[oó]n|acn[eé]|varicela|apendicitis|accidente|viruela|vacuna|embarazo|estr[ií]as|quemadura de)',
    '(?:tirar(?:me)?|tiro|ech(?:ar|o)(?:me)?) al (?:suelo|sof[aá]|piso|c[eé]sped)|descart\\p{L}{1,4}<0-5>(?:c[aá]ncer|tumor|algo malo)(?:<0-4>alivio)?|(?:ojal[aá]|espero|pido|rezo)(?: (?:que|a dios)){0,2} (?:no (?:sea|fuera|tenga|tener)|que no)(?: \\S{1,8}){0,3} (?:c[aá]ncer|tumor|infarto|nada malo)',
    // the medicine of somebody else, and how to take one's own
    '(?:pastillas?|insulina|medicaci[oó]n|remedios?)(?: \\S{1,8}){0,2} (?:de|para) (?:la |el |mi |su )?(?:tiroides|presi[oó]n|tensi[oó]n|alergia|diabetes|perr[oa]|gat[oa]|freno)(?! (?:para|guardad|junt|escondid|y no despert))',
    '(?:si )?(?:me )?(?:olvid[eé]|se me olvid[oó]|salt[eé])(?: \\S{1,6}){0,3} (?:pastillas?|dosis|toma)|mi (?:hij[oa]|nen[ea]|beb[eé]|perr[oa]|gat[oa]|sobrin[oa]|mam[aá]|madre|abuel[oa])<0-3>(?:se )?(?:trag[oó]|tom[oó]|comi[oó]|bebi[oó]|pone|toma|mordi[oó])(?: \\S{1,8}){0,5}',
    '(?:no le veo|no tiene|qu[eé]) (?:el |ning[uú]n )?sentido(?: a| de)? (?:levantarme|madrugar|vivir|seguir)(?: \\S{1,8}){0,3} (?:a las|temprano|trabajo|curro|m[aá]ster|carrera)',
    '(?:quiero|quise|quer[ií]a) morir(?:me)? (?:con lo|de lo|por lo|cuando)(?: \\S{1,10}){0,9} ?(?:ja(?:ja){1,8}\\p{L}{0,2}|xd)(?!\\p{L})|(?:de|con) (?:la|esta|tanta) (?:operaci[oó]n|anestesia)<0-4>(?:no )?despert\\p{L}{2,3}|(?<!(?:no (?:le )?(?:tengo|me da|me)|sin) )(?:miedo|p[aá]nico|temo|asusta)<0-5>(?:no )?(?:despert\\p{L}{2,4}|morir\\p{L}{0,2}|anestesia)',
    '(?:hace|desde hace) (?:muchos |m[aá]s de )?(?:\\p{L}{2,6}|0) a[ñn]os<0-4>(?:intent[eé]|trat[eé]|quise|me quise|pens[eé])(?: \\S{1,10}){0,5}|(?:ex|novi[oa]|pareja|herman[oa]|amig[oa]|hij[oa]|marido|prim[oa])<0-2>(?:amenaza|amenaz[oó]|dice|dijo|intent[oó]|quiere|se quiere|quiso|se intent[oó])<0-3>(?:suicid\\p{L}{2,5}|matarse|matar|quitarse la vida|cortarse|hacerse da[ñn]o|quitar la vida)',
    '(?:llevo|cumpl[ií]|hoy cumplo|van) (?:ya )?(?:\\p{L}{2,7}|0) (?:d[ií]as|meses|a[ñn]os) sin (?:cortarme|lastimarme|hacerme da[ñn]o|autolesionarme)(?!<0-9>(?:reca|volv|ayer|anoche|ganas|no (?:aguant|puedo|s[eé])|cero|pero))',
    // a rest, a screen or a room that somebody wants to leave, until a day that is named
    '(?:quiero|quisiera|quer[ií]a|necesito|ganas de|me gustar[ií]a|ojal[aá] pudiera)(?: solo)? (?:dormir(?:me)?(?: y no despertar(?:me)?)?|no despertar(?:me)?|desaparecer|esfumarme|borrarme) hasta (?:(?:el|la|las|los) (?!final|fin(?!de))\\p{L}{3,12}|ma[ñn]ana|que (?:sea|llegue|pasen?|empiece|acaben?|termine) (?!todo|esto)\\p{L}{2,12}|0|\\p{L}{3,6}bre|enero|junio|julio|agosto)',
    '(?:desaparecer|borrarme|esfumarme) (?:de|del) (?:las |los |la |el |este |esta |todas las )?(?:redes|internet|insta\\p{L}{0,4}|facebook|twitter|tiktok|whats\\p{L}{0,4}|grupos?|chats?|foto|clase|reuni[oó]n|cena|boda|oficina|gimnasio|linkedin|app)',
    'nadie (?:me )?(?:va a )?(?:extra[ñn]|echar|nota)\\p{L}{0,5}(?: \\S{1,6}){0,3} en (?:la|el|esa|ese|esta|este|una) (?:cena|fiesta|boda|reuni[oó]n|grupo|clase|equipo|oficina|trabajo|viaje|partido|comida|quedada|chat)',
    '(?:equipo|grupo|banda|coro|orquesta|compa[ñn]eros)(?: \\S{1,10}){0,3} (?:jug|gan|rend|toc|cant|funcion|sald|ir)\\p{L}{1,5} mejor sin m[ií]|mejor sin m[ií],? (?:soy|juego)(?: \\S{1,10}){0,2} (?:portero|delanter[oa]|jugador\\p{L}?|arquero|mal[oa])',
    // a burden for a while, or only at work
    '(?:una carga|un peso|un lastre|un estorbo) (?:para (?:mis|los|las|el|la|mi) (?:compa[ñn]er|equipo|grupo|clase|jef|colegas|empresa)\\p{L}{0,3}|desde (?:que me (?:romp|oper|lesion|quebr|fractur|ca[ií])\\p{L}{0,3}|la (?:operaci[oó]n|lesi[oó]n|fractura|ca[ií]da|baja)))',
    '(?:no (?:haber )?nacid?o|no (?:hubiera|hubiese) nacido) (?:en (?:una?|otr[oa]) (?:familia|pa[ií]s|pueblo|casa|ciudad|barrio|[eé]poca)|mujer|hombre|chica|chico|pobre|tan|con (?:este pelo|estas orejas))',
    // hyperbole: a trifle is the reason, or laughter follows
    '(?:me (?:corto las venas|pego un tiro|tiro (?:por|de) (?:la|un|el) (?:ventana|puente|balc[oó]n)|ahorco|mato|suicido|muero))(?: \\S{1,3})? (?:con (?:est[aeo]s?|es[aeo]s?|tant[oa]s?)|si (?:tengo que|vuelv[oe] a|oigo|escucho|me vuelven|me toca|no (?:apruebo|llega|saco|hay)))(?! (?:dolor|vida|pena|culpa|vivir|despertar|sufrimiento))',
    'si (?:no |me |se |vuelvo )?(?:\\S{1,10} ){1,8}me (?:tiro|mato|pego|cuelgo|ahorco|corto|muero|suicido)(?: \\S{1,9}){0,5} ?(?:ja(?:ja){1,8}\\p{L}{0,2}|xd{1,3}|lol)(?!\\p{L})',
    '(?:me (?:tiro|mato|pego un tiro|cuelgo|ahorco|corto las venas|suicido))[, ]{1,2}(?:ja(?:ja){1,8}\\p{L}{0,2}|xd{1,3}|lol)(?!\\p{L})',
    'me (?:voy a|vas? a) matar (?:a |entren|estudi|trabaj|corr|haciendo|en el (?:gym|gimnasio))\\p{L}{0,7}|(?:flequillo|tinte|mechas|corte de pelo|pelo)<0-3>(?:quiero|quise|quer[ií]a) morir(?:me)?',
    // words of a song, and letters of other people and other farewells
    '(?:letra|estribillo|canci[oó]n|tema|poema)(?: \\S{1,8}){0,2} (?:dice|repite|canta|pone)(?: \\S{1,12}){1,7}|(?:despedida|fiesta) de (?:solter|despedida|jubilaci)\\p{L}{1,3}|(?:carta|nota)s? de (?:despedida|adi[oó]s) (?:del? (?!(?:todos|m[ií]|este|la vida)(?!\\p{L}))|a (?:la|mi|una?|nuestr[oa]) (?:profe|maestr|tutor|entrenador|doctor)\\p{L}{0,4})\\p{L}{0,12}|es mi despedida (?:del|de (?:la (?:empresa|oficina)|solter))',
    '(?:no puedo m[aá]s|harta?|cansad[oa]|no aguanto m[aá]s|no doy m[aá]s) (?:con|de) (?:la (?:universidad|tesis|carrera|ropa|casa|plancha|suegra|mudanza|obra)|este (?:curro|trabajo|calor)|el (?:trabajo|curro|calor))',
  ],
};
