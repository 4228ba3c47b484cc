/**
 * Fields of work, and what shows them on whoever works there: "a chemistry teacher" is a teacher with a flask. One line a
 * field: `words | pieces`, pieces as in a person's `wears` (no main colours). Words that say only rank, branch or paper
 * ("general", "assistant", "business") need nothing to be shown.
 */
const FIELDS = `
chemistry chemical biochemistry pharmacy pharmaceutical drug laboratory lab clinical biological biology biomedical science sciences scientific research food-science medical-science | potion
medical health healthcare dental nursing surgical hospital physical occupational respiratory radiation nuclear-medicine cardiovascular diagnostic orthopedic ophthalmic psychiatric rehabilitation vision hearing home-health ambulance emergency family general-practice obstetric sonography mri x-ray cath speech massage genetic dialysis blood | face-mask:cloth gloves:teal
art arts craft crafts fine painting drawing graphic multimedia design fashion floral interior exhibit set | beret:crimson
music musical sound audio recording concert band instrument piano organ string | lute
drama theater theatre film motion picture video television tv broadcast stage costume makeup entertainment media radio talent | glasses scarf:crimson
agricultural agriculture agronomy farm farming crop ranch greenhouse nursery grain field soil plant horticulture irrigation orchard garden gardening landscape landscaping grounds lawn tree | straw-hat
animal animals livestock pet veterinary dairy poultry cattle horse equine zoo aquacultural | gloves:leather boots
fishing fish fishery fisheries marine ship ships boat naval vessel deck sea water dock harbor port sailing diving ocean | cap:navy 
forest forestry logging log timber wildlife conservation park environmental environment recreation nature range natural resource resources | cap:forest backpack
mining mine miner drill drilling oil gas petroleum well quarry rock explosives derrick geological geothermal earth roof-bolter shuttle underground continuous excavating | helmet:yellow lantern
construction building highway road roof roofing bridge structural iron reinforcing pile-driver paving surfacing tamping scaffolding brick stone tile marble terrazzo concrete cement drywall insulation floor flooring carpet ceiling fence glass stucco plaster plastering elevator tank rail-track crane tower hoist winch dredge pump civil architectural architecture hazardous | helmet:yellow gloves
electrical electronic electronics electric power powerhouse line electro-mechanical electromechanical relay substation telecommunications telephone cable wire alarm semiconductor coil armature solar wind signal light | helmet:blue wrench
mechanical machine machinery engine motor motorcycle automotive auto automobile car bus truck diesel vehicle tire bicycle aircraft-engine industrial engineering manufacturing tool die numerical cnc computer-controlled lathe milling drilling-machine boring planing grinding lapping buffing maintenance repair heavy equipment mobile hydraulic appliance home-appliance valve meter pipe plumbing pipelayers heating refrigeration air-conditioning hvac robotics mechatronics automation production assembly plant-and-system press vending coin locks control gas-plant stationary boiler | wrench gloves
metal steel sheet-metal welding soldering brazing forging foundry furnace kiln oven kettle heat treating casting pourer mold molding coremaking rolling extruding plating coating layout fabricated precious | face-mask:charcoal gloves:leather
wood woodworking sawing saw furniture cabinet carpentry model upholstery | hammer
textile textiles fabric fiber yarn sewing garment apparel clothing clothes laundry dry-cleaning shoe leather knitting weaving bleaching dyeing pressing dress wardrobe hand-sewing | scarf:yellow
paper printing print prepress binding bindery photographic photo photography desktop publishing film-processing mail postal post stamp | cap:navy satchel
food kitchen cooking restaurant fast cafeteria bakery baking dining meat butcher slaughter dairy-processing tobacco beverage brewery counter canning roasting drying pastry private household short fast-food concession | chef-hat
bar wine beer coffee drinks lounge | mug
cleaning housekeeping cleaners maids window janitorial sanitation refuse trash garbage recycling waste wastewater septic sewage sewer toxic debris | gloves:yellow broom
police law enforcement criminal crime forensic security correctional prison jail court customs immigration border guard fraud detective private parking traffic transit transportation game-warden gaming surveillance loss prevention probation parole | cap:navy belt
fire firefighting safety arson hazmat rescue disaster | helmet:red
military army navy air-force infantry artillery missile special forces command combat radar tactical weapons | helmet:forest
aircraft airline airplane airport air aviation aerospace flight avionics cargo space astronautical | cap:navy glasses
train railroad rail railway locomotive subway streetcar yard switch brake | cap:charcoal scarf:red
driving driver driver's taxi delivery courier messenger freight shipping stock warehouse packing packaging loading receiving conveyor hand material materials moving baggage luggage bellhop order inventory logistics supply distribution | sack cap:teal
legal lawyer judicial paralegal title contract contracts compliance patent tax revenue claims property real-estate estate insurance license licensing | book tie:charcoal
business financial finance bank banking credit loan accounting accounts account budget cost billing payroll bookkeeping money cash gambling casino investment securities commodities trust purchasing procurement buying wholesale retail sales selling marketing advertising promotions fundraising demonstration telemarketing door-to-door product market survey benefits compensation human personnel labor job employment management operations operating executive administrative general chief top first-line senior head front office desk reservation ticket travel tourism hotel motel lodging resort meeting convention event public relations customer service information records correspondence data entry statistical statistics file filing word processing proofreading document switchboard receptionist new interview hosts brokerage timing cargo-agent rate | tie:navy satchel
computer software hardware network networks systems system database web internet digital information-security it programming user technology video-game simulation cyber support | glasses
math mathematics mathematical physics physical-science engineering-teacher atmospheric weather astronomy geography geology earth-science space-science history historical political economics economic social sociology philosophy religion religious language languages foreign english literature communications communication library archive archives museum anthropology archeology area ethnic cultural education educational elementary middle high secondary primary school preschool kindergarten special vocational career technical college university postsecondary adult substitute graduate teaching classroom curriculum literacy remedial self-enrichment academic student training instructional guidance | book glasses
child childcare children nanny daycare day care baby infant youth | bow-tie:yellow 
personal home elderly senior patient nursing-home residential community companion | bow-tie
sport sports athletic athletics fitness football soccer baseball basketball tennis swimming golf ski gym physical-education amusement game games | cap:red necklace:steel
beauty hair skin nail nails spa cosmetic shampoo barber tattoo | scarf:rose
funeral burial crematory cemetery grave | top-hat:black_cloth
gambling-table dealer blackjack poker | bow-tie:crimson 
jewelry jewel watch clock camera musical-instrument gem diamond optical lens ophthalmic-laboratory | glasses 
nuclear radioactive reactor radiological hazard biohazard asbestos lead | face-mask:charcoal gloves:yellow
mayor city town county state government federal civil-service urban regional political-campaign legislative postal-master | tie:crimson
church clergy ministry mission spiritual | book necklace:gold
`;

const DRESS: ReadonlyMap<string, readonly string[]> = new Map(
  FIELDS.trim()
    .split('\n')
    .flatMap((line) => {
      const [words = '', pieces = ''] = line.split('|').map((cell) => cell.trim());
      return words.split(/\s+/).map((word): [string, string[]] => [word, pieces.split(/\s+/)]);
    }),
);

/** What shows that someone works in a field: pieces as in a person's `wears`; undefined for a word that names no field. */
export const dressOfField = (word: string): readonly string[] | undefined => DRESS.get(word);
