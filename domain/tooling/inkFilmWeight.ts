import type { Trace } from '#domain/trace'

/** Ink that an anilox of some volume lays on porous board. */
export interface AniloxRow {
  /** Volume up to which the row counts, BCM (billion cubic microns per square inch). */
  readonly upToBcm: number
  /** Wet film on porous board, g/m². */
  readonly gsm: number
}

export interface AniloxTable {
  readonly rows: readonly AniloxRow[]
  /** What a non-porous surface takes of it. */
  readonly nonPorousShare: number
}

/** Published ink mileage, turned into g/m² (sourced); about 15 % less on non-porous stock. */
export const defaultAnilox: AniloxTable = {
  rows: [
    { upToBcm: 3, gsm: 2.2 },
    { upToBcm: 4, gsm: 3.0 },
    { upToBcm: 5, gsm: 4.5 },
    { upToBcm: 6, gsm: 5.3 },
  ],
  nonPorousShare: 0.85,
}

export type InkFilmResult =
  | { readonly ok: true; readonly gsm: number; readonly trace: Trace }
  | { readonly ok: false; readonly reason: string; readonly trace: Trace }

/** The wet ink film in g/m² that an anilox volume in BCM gives; the table reaches to its last row. */
export function inkFilmWeight(
  bcm: number,
  isPorous: boolean,
  table: AniloxTable = defaultAnilox,
): InkFilmResult {
  const row = bcm > 0 ? table.rows.find(r => bcm <= r.upToBcm) : undefined
  if (row === undefined)
    return { ok: false, reason: `No ink film is known for an anilox of ${bcm} BCM.`, trace: [] }
  const gsm = isPorous ? row.gsm : row.gsm * table.nonPorousShare
  const why = `anilox of ${bcm} BCM on ${isPorous ? 'porous' : 'non-porous'} stock`
  return { ok: true, gsm, trace: [{ label: 'Ink film', value: gsm, unit: 'g/m²', why }] }
}
