const consumables = 'CONSUMABLES'
const goods = 'GENERIC_PRODUCTS'

/** Product type, category and description. */
export const bought: readonly (readonly [productType: string, category: string, description: string])[] = [
  [consumables, 'Tape', 'Packing tape 48 mm × 75 m, clear'],
  [consumables, 'Tape', 'Packing tape 48 mm × 75 m, brown'],
  [consumables, 'Tape', 'Reinforced gummed tape 70 mm × 184 m'],
  [consumables, 'Film', 'Stretch film 500 mm × 17 µm'],
  [consumables, 'Film', 'Machine stretch film 500 mm × 20 µm'],
  [consumables, 'Film', 'Pallet top sheet 1680 × 1680 mm'],
  [consumables, 'Strapping', 'Strapping PP 12 mm'],
  [consumables, 'Strapping', 'Strapping PET 16 mm'],
  [consumables, 'Labels', 'Pallet label 100 × 150 mm'],
  [consumables, 'Adhesives', 'Hot melt adhesive, 15 kg'],
  [goods, 'Load protection', 'Edge protector 50 × 50 × 1200 mm'],
  [goods, 'Load protection', 'Slip sheet 1200 × 1000 mm'],
  [goods, 'Load protection', 'Void fill paper, 15 kg'],
  [goods, 'Pallets', 'Pallet, Australian standard, export'],
  [goods, 'Pallets', 'Pallet, half size, plywood'],
]
