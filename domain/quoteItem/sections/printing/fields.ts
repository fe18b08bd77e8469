import { choice, flag, number, percent, rows, text } from '../../fields.ts'
import { stereoPlates } from '../../reference/stereoPlates.ts'
import { varnishTypes } from '../../reference/varnishTypes.ts'

/** One colour of a side: its ink, the stereo that prints it and how much of the side it covers. */
export const inkFields = {
  inkCode: choice('Ink', null, 20),
  stereoCode: text('Stereo', 40),
  printCoverage: percent('Coverage'),
}

/** How many colours of a kind a side may have. */
const colours = (label: string) => number(label, { min: 0, max: 12, whole: true })

/** How the product is printed, in the order in which a person fills it in. Source: 001 §3. */
export const printingFields = {
  numberOfColors: colours('Number of Colours'),
  isDoubleSided: flag('Double Sided'),
  processColourCountFront: colours('Process Colours Front'),
  pmsColourCountFront: colours('PMS Colours Front'),
  metallicColourCountFront: colours('Metallic Colours Front'),
  processColourCountBack: colours('Process Colours Back'),
  pmsColourCountBack: colours('PMS Colours Back'),
  metallicColourCountBack: colours('Metallic Colours Back'),
  inkCoverages: rows('Inks Front', inkFields, { max: 12, name: 'inkCode' }),
  inkCoveragesBack: rows('Inks Back', inkFields, { max: 12, name: 'inkCode' }),
  varnishType: choice('Varnish', varnishTypes, 20),
  printCoverage: percent('Print Coverage'),
  spotColourCoverage: percent('Spot Colour Coverage'),
  processColourCoverage: percent('Process Colour Coverage'),
  printOverScores: flag('Print Over Scores'),
  printToEdge: flag('Print To Edge'),
  stereoPlate: choice('Stereo Plate', stereoPlates, 20),
  workCentre: choice('Work Centre', null, 20),
  vendor: choice('Vendor', null, 40),
  /** Set when the item becomes litho: the art it was printed with before may not do. Our own (001 §5). */
  isProcessNew: flag('Newly Litho'),
  previousArtId: text('Previous Art Id', 40),
}
