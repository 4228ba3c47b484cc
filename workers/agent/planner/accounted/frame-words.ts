/** Words that say how something is asked for, and nothing of what is drawn: they need no place in a call. */
const table = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

/** Articles, pronouns, verbs of wishing, kinds of pictures. */
export const FRAME = table(`
  a an the this that these those some any all each every both either my our your his her its their mine yours ours one
  ones i me we us you u he him she it they them who whom whose which what there here self myself am is are was were be
  been being do does did done have has had having can could will would shall should may might must ought let lets and
  or but so than as of to in on at by for from with without into onto over under up down out off near between about
  around through across again also too just only even still more most less least much many few little lot lots bit
  very really quite maybe perhaps please pls thanks thank hi hello hey ok okay yes yeah well actually simply kind sort
  type like such same other another different make makes making made draw drawn drawing create created generate
  generated build built design give gives get gets need needs want wants wish show see use using used add added put
  set take go going come start begin change turn write code program develop produce render paint love try new nice
  cool good great beautiful pretty awesome simple small-ish basic cute quick fun funny picture pictures image images
  sprite sprites art pixel pixels px pixelart asset assets graphic graphics icon icons sheet object objects item items
  thing things prop props character characters person people figure npc npcs hero heroine main player protagonist guy
  project size sized large big wide high tall direction directions side sides view seen above front top-down isometric
  anim cycle cycles frame frames move moves movement moving pose sidescroller autotile ui style look looks looking
  themed theme colour color coloured colored colours colors version variant called named title name illustration
  illustrations jam kindly proceed provide discussed imagine envision seek order becoming becomes become needing asked
  asks goes turns turning receive wear wears wearing hold holding carry carrying dress dressed surface topdown smooth
  seamless plz thinking thought swap middle-aged bunch group pile list where against versus because for's something
  anything everything nothing starring retro rpg zip pack bundle download export file files top beneath side-scrolling
  scrolling scroller sidescroll iso eye walkable holds full half complete whole entire single default standard copy
  anymore longer instead rather better story setting place takes world inspired feel vibe mood mode 2d 8-bit 16-bit
  width height pixel-perfect transparent background next then first second third last now later soon once twice doing tiny token tokens
  plus collectible collectibles pickup lvl boss rival enemy enemies villain creature level map game if no while during
  until before after link links
  effect effects vfx loop looped looping variant variants variation variations version state states season seasons form
  forms stage stages consistent matching strip spritesheet food foods weapon weapons gem set sets pack packs kit monster monsters mob mobs intact undamaged fixed repaired normal day pet pets rotates rotate rotating rotated`);
/** Said of grounds, maps, interfaces and games: there they are parts of a form of words, of a picture they would be lost. */
export const OF_PLACES = table(`
  dripping growing hanging lying several couple pair dozen
  desert forest jungle beach swamp winter ice furniture weapons corner obstacle obstacles floor wall below block bird
  birds clone puzzle hazard pickup token tokens collectible collectibles zelda zelda-like fading fade fades transition
  transitions blend blends blending flowing flows meets meet spread covering wang lvl ground platform platforms
  terrain tile tiles tileset tilesets panel window menu hud interface map maps game games level levels enemy enemies
  villain boss rival friend nemesis companion sidekick mentor creature`);
/** What is done in a game: its template does it, whatever it is called. */
export const PLAYED = table(`
  talk talks talking speak speaks meet meets meeting guard drop drops parts whole cross crosses crossing swing swings
  want wants wanted others someone somebody everybody everyone moving shop store path paths simple-ish burn burns burning seek seeks
  steer steers steering control pilot pilots command commands swing swings climb aim aims survivor tries try trying
  collecting gathering gather chase chases chasing follow follows following away endless endlessly forever infinite stuff time times land
  lands island deliver delivers delivering bring brings bringing carry takes survival survive surviving hungry hunger food cycle cozy cosy
  around everywhere something level-up waits wait waiting reach get getting past home tries try trying must real fun classic old-school
  cartoon arcade addictive relaxing challenging exciting epic crazy mini casual family friendly optional player players score points
  win wins winning lose losing die dies alive action platforming jumping running shooting fighting slides sliding floats floating
  rides riding drive lost stuck trapped living lives live hidden magic magical evil angry bad dangerous deadly scary spooky enter enters
  guards guarding fill filled full big huge giant little tiny small super hyper mega ultra top down topdown side scrolling scroll scrolls
  attack attacks attacking defending reach reaches reaching hits
  picks picking rolls rolling flies flying walks walking drives driving swims swimming climbs climbing explores explore exploring fighting
  battles battling kills killing shoots shooting jumps jumping leaps leaping runs running flees fleeing escapes escaping
  avoids avoiding dodges dodging eats eating catches catching survives surviving searches searching hunts hunting saves
  rescues protects against player controls themed settings
  search dripping growing hanging lying find finds steal steals collect collects fight fights defend defends protect
  protects shoot shoots avoid avoids dodge dodges catch catches eat eats kill kills hunt hunts searches explore
  explores sneak sneaks play plays jump jumps run runs climb climbs travel travels walk walks`);
