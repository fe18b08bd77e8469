const group = (code: string, name: string) => ({ code, name })

export const inkGroupRows = [
  group('PROCESS', 'Process colours'),
  group('GCMI', 'GCMI standard colours'),
  group('SPOT', 'Spot colours'),
  group('VARNISH', 'Varnishes and coatings'),
]

const ink = (groupCode: string, code: string, name: string, colour: string, process = 'FLEXO') => ({
  groupCode,
  code,
  name,
  colour,
  process,
  vendor: groupCode === 'SPOT' ? 'Coastline Inks' : 'Meridian Inks',
})

/** Inks of the demonstration company; colours are near what the eye sees, not a standard's own values. */
export const inkRows = [
  ink('PROCESS', 'P-CYAN', 'Process cyan', '#00A3DD', 'HQ_FLEXO'),
  ink('PROCESS', 'P-MAGENTA', 'Process magenta', '#D6006E', 'HQ_FLEXO'),
  ink('PROCESS', 'P-YELLOW', 'Process yellow', '#FFE000', 'HQ_FLEXO'),
  ink('PROCESS', 'P-BLACK', 'Process black', '#1A1A1A', 'HQ_FLEXO'),
  ink('GCMI', 'G-RED', 'Carton red', '#C8102E'),
  ink('GCMI', 'G-BLUE', 'Carton blue', '#1F3A8A'),
  ink('GCMI', 'G-GREEN', 'Carton green', '#1E7B3A'),
  ink('GCMI', 'G-BROWN', 'Carton brown', '#6B4423'),
  ink('GCMI', 'G-BLACK', 'Carton black', '#222222'),
  ink('SPOT', 'S-ORANGE', 'Grove orange', '#F26A1B'),
  ink('SPOT', 'S-TEAL', 'Harbour teal', '#0B7A75'),
  ink('SPOT', 'S-GOLD', 'Vintage gold', '#A98A3D', 'PREPRINT'),
  ink('VARNISH', 'V-GLOSS', 'Gloss varnish', '#F5F1E6', 'LITHO'),
]

/** Which inks each plant keeps, by group. */
export const plantInkGroups: Readonly<Record<string, readonly string[]>> = {
  NTH: ['PROCESS', 'GCMI', 'SPOT'],
  STH: ['PROCESS', 'SPOT', 'VARNISH'],
}
