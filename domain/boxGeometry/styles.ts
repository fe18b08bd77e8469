/** What a style asks of the depth: a pad has none, a sheet may, a box must. */
export type DepthRule = 'mustBeZero' | 'mayBeZero' | 'positive'

/** The first two digits of the FEFCO code; FC are folding cartons, by their ECMA codes. */
export type Family = '01' | '02' | '03' | '04' | '05' | '07' | '09' | 'FC'

export type FlapStyle = 'none' | '01' | '02' | '03' | '04' | '05' | '06' | '09'

/**
 * Where people look for a style. The pictures of a picker stand in these groups.
 */
export type StyleGroup =
  | 'sheet'
  | 'slotted'
  | 'telescope'
  | 'tray'
  | 'slide'
  | 'readyGlued'
  | 'interior'
  | 'carton'

/**
 * One style this engine can make.
 * `flaps` are the top and bottom flap styles a slotted box has unless others are asked for;
 * `dieCut` tells that the creases are in the forme, so that the corrugator sends a plain sheet;
 * `isGlued` that a lap is glued at the plant, so that it is delivered folded flat; `widthWithinLength` that the width must not exceed the length;
 * `basis` is honest about where the shape comes from: behaviour of the style that is commonly known, built-in geometry, or
 * the company's own.
 */
export interface Style {
  readonly code: string
  readonly name: string
  readonly family: Family
  readonly group: StyleGroup
  readonly depthRule: DepthRule
  readonly widthWithinLength: boolean
  readonly dieCut: boolean
  readonly isGlued: boolean
  readonly flaps: { readonly top: FlapStyle; readonly bottom: FlapStyle } | null
  readonly basis: 'well known' | 'built-in geometry' | 'own geometry'
}

type Row<Code extends string> = Omit<Style, 'code'> & { readonly code: Code }

const slottedBox = <Code extends string>(
  code: Code,
  name: string,
  top: FlapStyle,
  bottom: FlapStyle,
): Row<Code> => ({
  code,
  name,
  family: '02',
  group: 'slotted',
  depthRule: 'positive',
  widthWithinLength: false,
  dieCut: false,
  isGlued: true,
  flaps: { top, bottom },
  basis: 'well known',
})

const dieCutBox =
  (family: Family, group: StyleGroup, isGlued: boolean) =>
  <Code extends string>(code: Code, name: string): Row<Code> => ({
    code,
    name,
    family,
    group,
    depthRule: 'positive',
    widthWithinLength: false,
    dieCut: true,
    isGlued,
    flaps: null,
    basis: 'built-in geometry',
  })

const fitment = <Code extends string>(
  code: Code,
  name: string,
  depthRule: DepthRule,
  more: Partial<Style> = {},
): Row<Code> => ({
  family: '09',
  group: 'interior',
  depthRule,
  widthWithinLength: false,
  dieCut: false,
  isGlued: false,
  flaps: null,
  basis: 'built-in geometry',
  ...more,
  code,
  name,
})

const tuckBox = dieCutBox('02', 'slotted', true)
const tray = dieCutBox('04', 'tray', false)
const telescope = dieCutBox('03', 'telescope', false)
const tubeSet = dieCutBox('03', 'telescope', true)
const slide = dieCutBox('05', 'slide', true)
const readyGlued = dieCutBox('07', 'readyGlued', true)
const carton = dieCutBox('FC', 'carton', true)
const cartonTray = dieCutBox('FC', 'carton', false)

const rows = [
  fitment('0110', 'Sheet', 'mayBeZero', { family: '01', group: 'sheet', basis: 'well known' }),
  slottedBox('0200', 'Half slotted box, open top', 'none', '01'),
  slottedBox('0201', 'Regular slotted box', '01', '01'),
  slottedBox('0202', 'Overlap slotted box', '02', '02'),
  slottedBox('0203', 'Full overlap slotted box', '03', '03'),
  slottedBox('0204', 'Centre special slotted box, all flaps meet', '04', '04'),
  slottedBox('0205', 'Centre special overlap slotted box', '05', '05'),
  slottedBox('0206', 'Centre special full overlap slotted box', '06', '06'),
  slottedBox('0209', 'Short flap slotted box with a gap', '09', '09'),
  tuckBox('0210', 'Straight tuck box'),
  tuckBox('0211', 'Reverse tuck box'),
  tuckBox('0215', 'Tuck lid, snap-lock (1-2-3) bottom'),
  tuckBox('0216', 'Slotted top, snap-lock bottom'),
  telescope('0300', 'Telescope box with full-depth lid'),
  telescope('0301', 'Telescope box with part-depth lid'),
  tubeSet('0310', 'Tube with two caps'),
  tubeSet('0312', 'Half-slotted body, half-slotted lid of part depth'),
  tubeSet('0313', 'Closed slotted body with two caps'),
  tubeSet('0320', 'Half-slotted body, half-slotted lid'),
  tray('0401', 'One-piece folder'),
  tray('0406', 'Wrap-around blank'),
  tray('0410', 'Five-panel folder'),
  tray('0421', 'Rolled-end box with hinged lid'),
  tray('0422', 'Tray with rolled ends'),
  tray('0422-4', 'Tray with rolled ends and sides'),
  tray('0423', 'Tray with rolled sides'),
  tray('0425', 'Heavy tray with rolled ends'),
  tray('0426', 'Box with hinged lid and rolled front'),
  tray('0427', 'Mailer with rolled sides and locking lid front'),
  tray('0429', 'Rolled-end box with lid over its sides'),
  tray('0451', 'Tray with rolled end walls'),
  tray('0452', 'Tray with corner ears'),
  tray('0458', 'Platform pad'),
  tray('0470', 'Mailer with double bottom and short tuck'),
  tray('0471', 'Mailer with rolled sides, tuck lid and front lock'),
  slide('0501', 'Sleeve around length and width'),
  slide('0502', 'Sleeve around length and depth'),
  slide('0503', 'Sleeve around width and depth'),
  slide('0504', 'Double slide box'),
  readyGlued('0711', 'Slotted top, crash-lock bottom'),
  readyGlued('0713', 'Tuck lid, crash-lock bottom'),
  fitment('0900', 'Pad', 'mustBeZero', { widthWithinLength: true }),
  fitment('0901', 'Liner pad', 'mustBeZero', { widthWithinLength: true }),
  fitment('0902', 'Angle liner, one crease', 'positive'),
  fitment('0903', 'U liner, two creases', 'positive'),
  fitment('0904', 'Ring liner, three creases', 'positive'),
  fitment('0930', 'Divider of crossing strips', 'positive', { dieCut: true }),
  fitment('0933', 'Partition set', 'positive', { dieCut: true }),
  fitment('0935', 'Partition set, same strips as 0933 here', 'positive', { dieCut: true }),
  carton('A20.20.03.03', 'Straight tuck end carton'),
  carton('A20.20.01.01', 'Straight tuck end carton, tucks on the back'),
  carton('A20.20.01.03', 'Reverse tuck end carton'),
  carton('A40.40.03.03', 'Tuck end carton with full side flaps'),
  carton('A55.20.01.03', 'Tuck top carton, snap-lock (1-2-3) bottom'),
  carton('A55.01.01.00', 'Open carton, snap-lock (1-2-3) bottom'),
  carton('A60.20.00.03', 'Tuck top carton, crash-lock bottom'),
  carton('A60.01.00.00', 'Open carton, crash-lock bottom'),
  carton('A10.10.03.03', 'Seal end carton, full overlap'),
  carton('A12.12.01.01', 'Seal end carton, flaps meeting'),
  carton('A10.20.03.03', 'Seal bottom, tuck top carton'),
  carton('SLEEVE', 'Carton sleeve'),
  cartonTray('B20.01.00.00', 'Carton tray with glued corner ears'),
  cartonTray('B40.20.00.00', 'Carton tray with ears on the ends'),
  cartonTray('B15.06.00.00', 'Self-locking carton tray with rolled walls'),
  cartonTray('B40.22.00.00', 'Carton tray with web corners'),
] as const

/**
 * The styles the engine makes, in the order of their codes, cartons last: the one list that quotes, the pad and the engine
 * offer. FEFCO's and ECMA's drawings are copyrighted and none was copied. The slotted boxes of family 02 are well known; the
 * measures of the others are built-in geometry, to be compared with the licensed codes before they are called theirs.
 */
export const styles: readonly Style[] = rows

/** The groups in the order in which a picker has them, with what they are called. */
export const styleGroups: Readonly<Record<StyleGroup, string>> = {
  slotted: 'Slotted and tuck boxes',
  telescope: 'Telescope boxes',
  tray: 'Folders, trays and mailers',
  slide: 'Slide boxes and sleeves',
  readyGlued: 'Ready-glued boxes',
  interior: 'Interior fitments',
  sheet: 'Sheets',
  carton: 'Folding cartons',
}
