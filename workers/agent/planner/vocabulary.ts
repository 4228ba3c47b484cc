/** Words that the planner itself goes by, and common words that name nothing to draw. */

const list = (words: string): readonly string[] => words.trim().split(/\s+/);

/** What slips are put right to before any name of a thing. */
export const OWN_WORDS: ReadonlySet<string> = new Set(
  list(`
  ancient beard broken haunted magical silver orange rusty dwarf witch wizard knight castle temple dragon skeleton shield helmet
  about above across adventure again against animal animals animate animated animation animations another around arrow attack
  attacking autotile background bigger black blue bright brown build button buttons change character characters collect
  collects collecting colour color create cycle dance dancing death defence defense desert detail different direction directions draw
  dungeon eight eighth endless enemies enemy faster female flying forest frame frames front game games generate generation girl give
  golden grass green ground health hello hero house idle image instead interface inventory island isometric jump jumping jumps
  jungle larger level levels lives longer looks machine make makes making male match menu mountain mountains music nothing
  object objects outline panel picture pictures pixel pixels place platform platformer platforms player please purple puzzle
  question replace river road round runner running runs sandbox scene screen screenshot settings shading shadow shooter should
  sidescroller sideview simple slower small smaller snow something sprite sprites standing stone street style swamp sword
  thanks their there these thing things three tileset tilesets tiles topdown tower towers transition transparent village
  walking walks wants water wearing wears wanted where which white window winter with without wooden world would write yellow young
  `),
);

/** Common words that are no slip of a thing's name: "weather" is not meant as "feather". */
export const REAL_WORDS: ReadonlySet<string> = new Set(
  list(`
  after almost alone already although always among answer anybody anyone anything anyway appear apply article asked asking aside
  aware awful basic because become before began begin behind being believe below better between beyond bitter board borrow bought
  brand break brief bring broke brother buddy build built bunch business called camera cannot careful carry cases casting cause center
  chance charge cheap check choice choose clean clear click close closed clothes coach coast coding coming common compare complete
  connect contain content control copper correct costs could count country couple course cover crash crazy credit cross current
  custom daily damage dating dealing debug decide decided default delete depend describe design details develop discord does doing
  dollar done double doubt download drawing drawn during early earth easier easily easy edges eight either email empty english enjoy
  enough entire equal error essay even event every exact example except excited exist expect explain export extra facing facts
  false family famous fancy farther father favor favorite favourite feature feeling feels fetch field fight figure final finally
  finds finish first fixed folder follow format forward found free french fresh friend friends fully funny further future general
  gentle german getting given gives goals going grade great greet group grown guess guide happen happy hardly hated having hears
  hearing heavy height helped hence heroes hidden higher history holds hours human hundred ideas imagine import include inside
  instance internet invite issue items japan joined joking keeps kinda kinds known large lately later laugh layer leader learn
  least leave length lesson letter letters license light liked likes limit lines linked listen lists little lived living loading local
  longest loops lovely lower lucky lunch magic mainly makes manage manner maybe meaning means member mention middle might
  million minor minute missing mistake mixed model modern moment money month monthly mother motion mouth moved moves movie
  moving multiple must myself named names nature nearly needed needs never newer newest nicer night normal noted notes notice novel
  number often older online opened option order other others ought outer outside over owner paint paper parent party patch
  pause paying people percent perfect perhaps period person phone photo piece pitch plain plane planned plans plays pleased plenty
  poem point poster power pretty price prices print problem process produce profile program proper props protect proud public
  publish purpose quality quick quickly quiet quite raise range rather reach reading ready really reason recent recipe record reduce
  refer refund region regular release remain remind remove repeat reply request resize rest result return reverse rights robust
  rough running rules safer sample saved saves saying scale school scope score script search second section seems seen select
  sells sense series serious server service seven several shape share shared sharp shift short shots showing shows sides sight silly
  similar simply since single sister sites sized sizes skill sleep slight slowly smart smooth social softer solid solve somebody
  someone sometimes soon sorry sort sorts sound sounds source south space speak special specific speed spend split spring square
  stage stand start started starts state stated states stays steam still stock stood stops store story strange string strong student
  studio study stuff stupid sudden suggest suit super support sure sweet switch system table taken takes taking talking
  taste teach team teeth tells term terms test testing texts thank theme then theory they thick thinks third those thought
  through throw ticket times tired title today together token tomorrow tonight total touch tough toward track trade trans travel treat
  tried tries trouble truly trust truth trying turned turns tutorial twice type types under unique unless until update upper upset using
  usual usually value various vector version very video view views visible visit voice waiting wanted warning watch weather website week
  weird went whatever whenever whether while whole whose wider width wishes within wonder words worked working works worse worst
  worth writes writing written wrong years yesterday yours yourself youth zoom colours colors chasing recipes songs essays poems
  grammar homework translate translation taxes lyrics logo logos banner avatar avatars wallpaper wallpapers resume letters
  compose composes narrate record translate summarize publish promote advertise proofread monetize rhyme
  swap swaps swapped grab snap trap wrap keen bean bread
  forget forgets forgot recall remember reminds delay delete describe detect discuss display divide draft drift drive drives driven
  educate effect effort either elder elect else emerge employ empty enable encode endure engage ensure enters erase escape essential
  estimate evening event exam exceed excuse expand expire expose express fails fairly faith fault feels fewer figured fills filter
  finish fits fixing flat flip focus folks fool force forgive formal forth founder gained gather gently giant girls glad globe grab
  grand grants gross growth guilty habit halves handle hang harm haste heat hello helps hint hire hobby holding hope hoping host hurry
  ideal ignore impact improve indeed inner input insert insist intend invent involve joint judge juice junior jury justify keep kicked
  label labor lacks lasts latest laws lazy legal lend lesser liar lift limited list located logic lose loses losing loss losts lot lots
  louder luck makers mark marks mass match mates math maths matter meals mentions mercy merge merit method mess mild mind miss mode modes
  mood more morning most motive mutual myths naming narrow needs neither nerve network news noise none nope note nothing occur
  offer office often once ones only onto oops ordered organize original otherwise own pack packs pain pairs parts pass past paste peace
  perform phrase picked pick plus points polite pose poses praise predict press prevent previous prize proceed promise proof prove
  provide pull pure push puts quest quit rank rapid rare rate ready realize reason rebuild recover refuse regard reject relate
  relative rely rent repair replies report research respect respond rest restart reveal review revise reward rhyme rise risk role roles
  roll root route routine rude ruin rule safe sake salary scared scary scene schedule seek seeks self sell send sent settle shame
  shown shut sick signal signs silent sincere skip skips slide slip slow smell smile socks sold sole solution solved
  source spare speaks spell spelled spends split spoke stable staff stands steady steal step steps stick stopped stores stress
  strict strike struggle stuck submit subject success such suffer suits summary supply suppose surface surprise survive swear swim
  tail task tasks tend text than that them themes these thus tips title tools topic topics total tour towards traffic trained
  treated trend trial trick trip trips true twist typed types typical ugly unable undo unhappy union unit unless unlike
  upload urgent usage useful user users valid vary verify versus victory violent virtual visual vote wage wait waits wake warm wash waste
  ways weak wealth wears weigh welcome went were wife willing wins wise wished wont word words work world worried worry wrap yell zero
  icing topping toppings recently actually literally basically honestly generally possible impossible possibly probably available
  `),
);
