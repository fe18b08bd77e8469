/** The combined plant code `plantCode-costCentreCode`; the plant alone when no cost centre is known (000 §3). */
export function joinPlant(plantCode: string, costCentreCode: string | null): string {
  return costCentreCode ? `${plantCode}-${costCentreCode}` : plantCode
}
