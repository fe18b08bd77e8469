/** Area of one carton in m²: the sheet's net area shared by the cartons on it; 0 when nothing is on it. */
export function cartonSqm(netSqm: number, numberUp: number): number {
  return numberUp > 0 ? netSqm / numberUp : 0
}
