/**
 * Kinds of garments: what is cut like another and has a name, a colour or a length of its own. One row a kind, by the piece that it is
 * cut from; what the row does not say is that piece's.
 */
import { BODY_WEAR } from './body-wear.ts';
import { ACCESSORIES, LIMB_WEAR, TOPS } from './garments.ts';
import { HEADWEAR } from './headwear.ts';
import { MORE_TOPS } from './more-tops.ts';
import type { Piece, TorsoCut } from './types.ts';

const BASES = new Map(
  [...TOPS, ...MORE_TOPS, ...LIMB_WEAR, ...ACCESSORIES, ...BODY_WEAR, ...HEADWEAR].map((p) => [p.id, p]),
);

interface More {
  readonly trim?: string;
  readonly cut?: Partial<TorsoCut>;
  readonly pattern?: Piece['pattern'];
  readonly under?: Piece['under'];
}

function kind(
  of: string,
  id: string,
  aliases: string,
  material: string,
  { trim, cut, pattern, under }: More = {},
): Piece {
  const base = BASES.get(of);
  if (!base) throw new Error(`no piece "${of}" for ${id}`);
  return {
    ...base,
    id,
    aliases: aliases.split(','),
    material,
    trim: trim ?? material,
    ...(base.torso && { torso: { ...base.torso, ...cut } }),
    ...(pattern && { pattern }),
    ...(under && { under }),
  };
}

export const KINDS: readonly Piece[] = [
  // shirts
  kind('shirt', 't-shirt', 't-shirt,tee,tee shirt,t shirt,tshirt', 'cloth', { cut: { sleeves: 0.4 } }),
  kind('shirt', 'polo-shirt', 'polo shirt,polo,golf shirt', '#3c8cc8/cloth', { trim: 'cloth', cut: { sleeves: 0.4, trim: 'cloth', open: 'skin', openTo: 0.4 } }),
  kind('shirt', 'jersey', 'jersey,football jersey,soccer jersey,sports jersey,team shirt', 'red', { trim: 'cloth', cut: { sleeves: 0.4, trim: 'cloth', front: 'cloth' } }),
  kind('shirt', 'sweater', 'sweater,jumper,pullover,sweatshirt,wool sweater,knit sweater,knitted sweater', '#b04c44/wool', { cut: { trim: 'cream' } }),
  kind('shirt', 'turtleneck', 'turtleneck,turtle neck,roll neck,turtleneck sweater,polo neck', '#34343c/wool', { cut: { trim: '#34343c/wool' } }),
  kind('shirt', 'cardigan', 'cardigan,knit cardigan,wool cardigan', '#8c9c6c/wool', { cut: { open: 'cloth', trim: '#8c9c6c/wool' } }),
  // coats and jackets
  kind('coat', 'trench-coat', 'trench coat,trenchcoat,duster coat,mac coat', 'sand', { trim: 'leather' }),
  kind('coat', 'parka-coat', 'parka,anorak,cagoule,ski jacket,ski coat,snow jacket', 'forest', { trim: 'cream', cut: { trim: 'cream', length: 0.3, open: 'charcoal' } }),
  kind('coat', 'overcoat', 'overcoat,wool coat,great coat,topcoat', 'charcoal', { cut: { trim: 'black_cloth' } }),
  kind('coat', 'pea-coat', 'peacoat,pea coat,reefer jacket,sailor coat', 'navy', { trim: 'gold', cut: { length: 0.34, trim: 'navy' } }),
  kind('jacket', 'windbreaker-jacket', 'windbreaker,windcheater,track jacket,shell jacket', 'teal', { cut: { open: 'cloth', trim: 'cloth' } }),
  kind('suit', 'pantsuit', 'pantsuit,pant suit,trouser suit', '#6c84a8/cloth', {}),
  // vests
  kind('shirt', 'life-jacket', 'life jacket,life vest,lifejacket,buoyancy vest,flotation vest', '#f07c28/cloth', { cut: { sleeves: 1, sleeve: 'cloth', stripes: 'charcoal', front: 'charcoal' } }),
  kind('shirt', 'ballistic-vest', 'bulletproof vest,bullet proof vest,kevlar vest,ballistic vest,flak jacket,flak vest,body armour vest,plate carrier', 'charcoal', { cut: { sleeves: 0.4, sleeve: 'navy', bib: 'black_cloth' } }),
  kind('shirt', 'waistcoat', 'waistcoat,suit vest,formal vest,sweater vest,knit vest', 'charcoal', { trim: 'gold', cut: { sleeves: 1, sleeve: 'cloth', open: 'cloth', trim: 'charcoal' } }),
  // dresses
  kind('simple-dress', 'long-dress', 'long dress,maxi dress,floor length dress,ankle length dress,flowing dress', 'blue', { cut: { length: 0.94 } }),
  kind('simple-dress', 'sundress', 'sundress,summer dress,sun dress', '#f4c84c/cloth', { pattern: { kind: 'dots', ink: 'cloth' }, cut: { sleeves: 0, length: 0.66 } }),
  kind('dress', 'flapper-dress', 'flapper dress,fringe dress,fringed dress,charleston dress,gatsby dress', 'black_cloth', { trim: 'gold', cut: { sleeves: 0, length: 0.52, hem: 'gold', trim: 'gold', front: 'gold' } }),
  kind('simple-dress', 'slip-dress', 'negligee,nightie,slip dress,babydoll,chemise,camisole dress', '#f0c4d0/cloth', { cut: { sleeves: 0, length: 0.5 } }),
  kind('dress', 'bustle-dress', 'bustle dress,hoop skirt,crinoline,hoop dress,bustle gown,victorian dress', '#6c3c6c/cloth', { trim: 'cream', cut: { hem: 'cream', trim: 'cream' } }),
  // of other lands
  kind('qipao', 'ao-dai', 'ao dai,aodai', 'cloth', { trim: 'rose', cut: { sleeves: 1, trim: 'rose', hem: 'rose', front: 'rose' } }),
  kind('robe', 'thawb', 'thawb,thobe,kandura,dishdasha,galabeya,galabiya,djellaba,jellabiya,kaftan,caftan,white robe', 'cloth', { trim: 'sand', cut: { trim: 'sand' } }),
  kind('robe', 'abaya', 'abaya,jilbab', 'black_cloth', { cut: { trim: 'black_cloth' } }),
  kind('shirt', 'kurta-shirt', 'barong tagalog,guayabera,kurta', 'cream', { trim: 'sand', cut: { sleeves: 1, front: 'sand' } }),
  kind('tunic', 'dashiki', 'dashiki,agbada,boubou,grand boubou', 'orange', { trim: 'gold', pattern: { kind: 'waves', ink: 'gold' }, cut: { trim: 'gold' } }),
  // legs
  kind('trousers', 'jeans', 'jeans,blue jeans,denim jeans,jeggings', 'denim'),
  kind('trousers', 'leggings', 'leggings,tights,yoga pants,spandex pants,running tights', 'charcoal'),
  kind('trousers', 'sweatpants', 'sweatpants,sweat pants,joggers,jogging pants,jogging bottoms,tracksuit bottoms,track pants', '#9098a4/cloth', { trim: 'cloth' }),
  kind('trousers', 'cargo-pants', 'cargo pants,cargos,combat trousers,cargo trousers,khakis,khaki pants,chinos', '#948c5c/cloth'),
  kind('shorts', 'trunks', 'swim trunks,swimming trunks,swim shorts,swimming shorts,board shorts,boardshorts,speedo', 'red', { trim: 'cloth' }),
  kind('shorts', 'boxers', 'boxer shorts,boxers,briefs,underpants,underwear', 'cloth', { trim: 'blue', pattern: { kind: 'dots', ink: 'red' } }),
  kind('shorts', 'lederhosen', 'lederhosen,leather shorts', 'leather', { trim: 'forest' }),
  kind('loincloth', 'dhoti', 'dhoti,lungi,sarong wrap,veshti', 'cloth', { trim: 'gold' }),
  // feet
  kind('shoes', 'sneakers', 'sneakers,trainers,running shoes,tennis shoes,gym shoes', 'cloth', { trim: 'red' }),
  kind('shoes', 'slippers', 'slippers,house slippers,bunny slippers,bedroom slippers,fluffy slippers', '#f0a0b8/wool'),
  kind('shoes', 'moccasins', 'moccasins,moccasin,deerskin shoes', '#b47840/leather'),
  kind('shoes', 'heels', 'heels,high heels,stilettos,pumps,stiletto heels,high heel shoes', 'red'),
  kind('shoes', 'clogs', 'clogs,wooden clogs,wooden shoes,geta', 'pale_wood'),
  // small things
  kind('pouch', 'hip-bag', 'fanny pack,bum bag,hip pack,belt bag,waist bag,waist pack,fannypack', 'red', { trim: 'charcoal' }),
  kind('tricorn', 'tricorn-hat', 'tricorn hat,tricorne hat,three cornered hat,three-cornered hat,tri corner hat', 'charcoal', { trim: 'gold' }),
  kind('straw-hat', 'boater', 'boater hat,boater,straw boater,skimmer hat', '#e8d08c/cloth', { trim: 'navy' }),
  kind('bridal-veil', 'mantilla', 'mantilla,lace mantilla,mourning veil,black veil,lace head scarf', 'black_cloth'),
]; // biome-ignore format: one row a kind
