/** What a style asks of the depth: a pad has none, a sheet may, a box must. */
export type DepthRule = 'mustBeZero' | 'mayBeZero' | 'positive'

/** The first two digits of the FEFCO code. */
export type Family = '01' | '02' | '03' | '04' | '09'

export type FlapStyle = 'none' | '01' | '02' | '03' | '04' | '05' | '06' | '09'

export type StyleCode =
  | '0110'
  | '0200'
  | '0201'
  | '0202'
  | '0203'
  | '0204'
  | '0205'
  | '0206'
  | '0209'
  | '0300'
  | '0301'
  | '0401'
  | '0421'
  | '0422'
  | '0427'
  | '0471'
  | '0900'
  | '0901'
  | '0902'
  | '0903'
  | '0904'
  | '0933'
  | '0935'

/**
 * One style this engine can make.
 * `flaps` are the top and bottom flap styles a slotted box has unless others are asked for;
 * `dieCut` tells that the creases are in the forme, so that the corrugator sends a plain sheet;
 * `widthWithinLength` that the width must not exceed the length;
 * `basis` is honest about where the shape comes from: behaviour of the style that is commonly known, or our own design.
 */
export interface Style {
  readonly code: StyleCode
  readonly name: string
  readonly family: Family
  readonly depthRule: DepthRule
  readonly widthWithinLength: boolean
  readonly dieCut: boolean
  readonly flaps: { readonly top: FlapStyle; readonly bottom: FlapStyle } | null
  readonly basis: 'well known' | 'own design'
}

const slottedBox = (code: StyleCode, name: string, top: FlapStyle, bottom: FlapStyle): Style => ({
  code,
  name,
  family: '02',
  depthRule: 'positive',
  widthWithinLength: false,
  dieCut: false,
  flaps: { top, bottom },
  basis: 'well known',
})

const dieCutBox = (code: StyleCode, name: string, family: Family): Style => ({
  code,
  name,
  family,
  depthRule: 'positive',
  widthWithinLength: false,
  dieCut: true,
  flaps: null,
  basis: 'own design',
})

const fitment = (code: StyleCode, name: string, depthRule: DepthRule, more: Partial<Style> = {}): Style => ({
  code,
  name,
  family: '09',
  depthRule,
  widthWithinLength: false,
  dieCut: false,
  flaps: null,
  basis: 'own design',
  ...more,
})

/**
 * The styles the engine makes, in the order of their codes.
 * FEFCO's drawings are copyrighted and none was copied. Family 02 is well known; the measures of families 03, 04 and 09
 * are our own design and are to be compared with a licensed FEFCO Code before they are called FEFCO dimensions.
 */
export const styles: readonly Style[] = [
  fitment('0110', 'Sheet', 'mayBeZero', { family: '01', basis: 'well known' }),
  slottedBox('0200', 'Half slotted box, open top', 'none', '01'),
  slottedBox('0201', 'Regular slotted box', '01', '01'),
  slottedBox('0202', 'Overlap slotted box', '02', '02'),
  slottedBox('0203', 'Full overlap slotted box', '03', '03'),
  slottedBox('0204', 'Centre special slotted box, all flaps meet', '04', '04'),
  slottedBox('0205', 'Centre special overlap slotted box', '05', '05'),
  slottedBox('0206', 'Centre special full overlap slotted box', '06', '06'),
  slottedBox('0209', 'Short flap slotted box with a gap', '09', '09'),
  dieCutBox('0300', 'Telescope box with full-depth lid', '03'),
  dieCutBox('0301', 'Telescope box with part-depth lid', '03'),
  dieCutBox('0401', 'One-piece folder', '04'),
  dieCutBox('0421', 'Tray with rolled ends', '04'),
  dieCutBox('0422', 'Tray with rolled ends and sides', '04'),
  dieCutBox('0427', 'Mailer with rolled sides and tuck lid', '04'),
  dieCutBox('0471', 'Mailer with rolled sides, tuck lid and front lock', '04'),
  fitment('0900', 'Pad', 'mustBeZero', { widthWithinLength: true }),
  fitment('0901', 'Liner pad', 'mustBeZero', { widthWithinLength: true }),
  fitment('0902', 'Angle liner, one crease', 'positive'),
  fitment('0903', 'U liner, two creases', 'positive'),
  fitment('0904', 'Ring liner, three creases', 'positive'),
  fitment('0933', 'Partition set', 'positive', { dieCut: true }),
  fitment('0935', 'Partition set, same strips as 0933 here', 'positive', { dieCut: true }),
]
