import type { RouteSheet } from '#domain/routing'

/** The sheets that hold several blanks, or why there are none. */
export type SeveralSheets =
  | { readonly ok: true; readonly sheets: readonly RouteSheet[] }
  | { readonly ok: false; readonly reason: string }
