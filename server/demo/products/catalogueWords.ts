const slotted = {
  bottomFlapVariantDesc: 'Meeting',
  topFlapVariantDesc: 'Meeting',
  glueLapVariantDesc: 'Inside',
}
export const pva = { ...slotted, glueCodeDesc: 'PVA', diecutTypeDesc: 'None' }
export const handHoles = { ...pva, diecutTypeDesc: 'Rotary', openingVariantDesc: 'Hand holes' }
export const overlapping = {
  ...pva,
  bottomFlapVariantDesc: 'Full overlap',
  topFlapVariantDesc: 'Full overlap',
}
export const openTop = { ...pva, topFlapVariantDesc: 'None', openingVariantDesc: 'Open top' }
export const tray = {
  diecutVariantDesc: 'Flatbed',
  machineErectedDesc: 'Yes',
  closureDesc: 'None',
  shelfReadyDesc: 'Yes',
}
export const heldTray = { ...tray, machineErectedDesc: 'No', shelfReadyDesc: 'No' }
export const mailer = { ...heldTray, closureDesc: 'Tuck lid' }
export const lockedMailer = { ...heldTray, diecutVariantDesc: 'Rotary', closureDesc: 'Front lock' }
export const pad = { styleVariantDesc: 'Pad', cellsCoresDesc: 'None', diecutVariantDesc: 'None' }
export const linerPad = { ...pad, styleVariantDesc: 'Liner pad' }
export const partition = (cells: string) => ({
  ...{ styleVariantDesc: 'Partition set', cellsCoresDesc: cells, diecutVariantDesc: 'Flatbed' },
})
