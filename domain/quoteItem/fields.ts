import type { ScopeCode } from '#domain/access'
import type { CodeLabel } from './reference/codeLabel.ts'

/** A text of at most `max` characters, '' while nothing is entered. */
export interface TextField {
  readonly kind: 'text'
  readonly label: string
  readonly max: number
}

/** A number between `min` and `max`, null while nothing is entered. */
export interface NumberField {
  readonly kind: 'number'
  readonly label: string
  readonly min: number
  readonly max: number
  /** What stands behind the number; '' for a plain one. */
  readonly unit: '' | 'mm' | '%' | '$'
  readonly whole: boolean
  /** A rule asks for a whole number, not what a save takes. */
  readonly isCounted?: boolean
}

/** One of several codes, '' while none is chosen. */
export interface ChoiceField {
  readonly kind: 'choice'
  readonly label: string
  readonly max: number
  /** The codes there are; null: they come from a lookup. */
  readonly choices: readonly CodeLabel[] | null
  /** How its codes are read, of which another field decides those that there are. */
  readonly names?: readonly CodeLabel[]
  /** Its codes are the system's own, and read by nobody. */
  readonly isInternal?: boolean
}

/** A yes or no. */
export interface FlagField {
  readonly kind: 'flag'
  readonly label: string
  /** Only people with this scope may change it; left out: everybody who may change the section. */
  readonly scope?: ScopeCode
}

/** A day as `YYYY-MM-DD`, null while none is entered. */
export interface DayField {
  readonly kind: 'day'
  readonly label: string
}

/** What an engine drew of the section's result, as SVG; '' while there is nothing to draw. Nobody enters it. */
export interface PictureField {
  readonly kind: 'picture'
  readonly label: string
  readonly max: number
}

/** Fields of sections, by section, with what they held when something was calculated from them. */
export type Origin = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** What the section's result was calculated from; null while nothing was calculated. Nobody enters it. */
export interface OriginField {
  readonly kind: 'origin'
  readonly label: string
}

/** A list of rows, each with a key of its own that it keeps for life. */
export interface RowsField<Row extends Fields = Fields> {
  readonly kind: 'rows'
  readonly label: string
  /** The most rows there may be. */
  readonly max: number
  /** The field that people know a row by. */
  readonly name: keyof Row & string
  readonly fields: Row
}

export type Field =
  | TextField
  | NumberField
  | ChoiceField
  | FlagField
  | DayField
  | PictureField
  | OriginField
  | RowsField
export type Fields = { readonly [name: string]: Field }

type ValueOf<One extends Field> =
  One extends RowsField<infer Row>
    ? RowOf<Row>[]
    : One extends NumberField
      ? number | null
      : One extends FlagField
        ? boolean
        : One extends DayField
          ? string | null
          : One extends OriginField
            ? Origin | null
            : string

/** What the fields hold. */
export type Values<All extends Fields> = { -readonly [Name in keyof All]: ValueOf<All[Name]> }

/** What a row of these fields holds, with its key. */
export type RowOf<Row extends Fields> = { key: string } & Values<Row>

interface Bounds {
  readonly min?: number
  readonly max?: number
}

const largest = 1_000_000_000

/** A text of at most `max` characters. */
export const text = (label: string, max: number): TextField => ({ kind: 'text', label, max })

/** A plain number; `whole`: without decimals. */
export const number = (
  label: string,
  { min = -largest, max = largest, whole = false }: Bounds & { readonly whole?: boolean } = {},
): NumberField => ({ kind: 'number', label, min, max, unit: '', whole })

/** A length in millimetres, also one that a rule will refuse: what is typed is never lost. */
export const mm = (label: string, { min = -100_000, max = 100_000 }: Bounds = {}): NumberField => ({
  kind: 'number',
  label,
  min,
  max,
  unit: 'mm',
  whole: false,
})

/** An amount in the quote's currency. */
export const money = (label: string, { min = 0, max = largest }: Bounds = {}): NumberField => ({
  kind: 'number',
  label,
  min,
  max,
  unit: '$',
  whole: false,
})

/** A share in percent. */
export const percent = (label: string, { min = 0, max = 100 }: Bounds = {}): NumberField => ({
  kind: 'number',
  label,
  min,
  max,
  unit: '%',
  whole: false,
})

/** One of `choices`, or of a lookup when there are none; codes of at most `max` characters. */
export const choice = (
  label: string,
  choices: readonly CodeLabel[] | null = null,
  max = 60,
): ChoiceField => ({
  kind: 'choice',
  label,
  choices,
  max,
})

/** One of a lookup whose codes nobody reads: people know it by its name alone. */
export const named = (label: string, max = 60): ChoiceField => ({
  ...choice(label, null, max),
  isInternal: true,
})

/** A yes or no; with a `scope`, for those to change who have it. */
export const flag = (label: string, { scope }: Pick<FlagField, 'scope'> = {}): FlagField =>
  scope === undefined ? { kind: 'flag', label } : { kind: 'flag', label, scope }

/** A day, `YYYY-MM-DD`. */
export const day = (label: string): DayField => ({ kind: 'day', label })

/** A drawing as SVG of at most `max` characters. */
export const picture = (label: string, max = 200_000): PictureField => ({ kind: 'picture', label, max })

/** What figures were calculated from. */
export const origin = (label: string): OriginField => ({ kind: 'origin', label })

/** A list of at most `max` rows of `fields`; people know a row by its field `name`. */
export const rows = <const Row extends Fields>(
  label: string,
  fields: Row,
  { max, name }: { readonly max: number; readonly name: keyof Row & string },
): RowsField<Row> => ({ kind: 'rows', label, max, name, fields })

const emptyValues = {
  text: '',
  number: null,
  choice: '',
  flag: false,
  day: null,
  picture: '',
  origin: null,
} as const

/** What the fields hold before anybody enters anything. */
export function empty<const All extends Fields>(fields: All): Values<All> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.kind === 'rows' ? [] : emptyValues[field.kind],
    ]),
  ) as Values<All>
}
