/** Twemoji drawings of what Fluent lacks or shows less well. */
export const TWEMOJI = `
tw:orca | orca, killer whale | living <
tw:lime | lime, limes, lime fruit | item
tw:root-vegetable | root vegetable, rutabaga, swede turnip | item
tw:fingerprint | thumb print | item
tw:landslide | landslide, rockslide, mudslide, avalanche | place
tw:harp | concert harp | item
tw:shovel | garden shovel | item
tw:leafless-tree | leafless winter tree | large
tw:phoenix | phoenix bird of fire | living
tw:brown-mushroom | champignon, button mushroom, portobello, cremini | item
tw:hairy-creature | hairy creature | living
tw:distorted-face | distorted face | item
tw:treasure-chest | pirates treasure, buried chest, treasure hoard | item
tw:wing | pale wing | item
tw:goose | white goose | living <
tw:hyacinth | grape hyacinth | item
tw:pea-pod | garden peas | item
tw:folding-hand-fan | red hand fan | item
tw:maracas | pair of maracas | item
tw:flute | piccolo, fife, concert flute | item
tw:khanda | khanda | item
`;
