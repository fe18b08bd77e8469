import type { PalletUnit } from './loadFault.ts'
import { bundleLimits, suggestBundleQty } from './suggestBundleQty.ts'

/** What speaks against a bundle, as sentences with a better quantity; single units are no bundles. Rule of thumb. */
export function bundleWarnings(unit: PalletUnit, unitKg: number): string[] {
  if (unit.kind === 'single') return []
  const better = suggestBundleQty({ kg: unitKg, thickness: unit.thickness })
  const kg = unit.bundleQty * unitKg
  const height = unit.bundleQty * unit.thickness
  const warnings: string[] = []
  if (kg > bundleLimits.kg + 1e-9)
    warnings.push(
      `A bundle of ${unit.bundleQty} weighs ${Math.round(kg * 10) / 10} kg, more than the ${bundleLimits.kg} kg a person lifts; ${better} would do.`,
    )
  if (height > bundleLimits.height + 1e-9)
    warnings.push(
      `A bundle of ${unit.bundleQty} is ${Math.round(height)} mm high, more than the ${bundleLimits.height} mm a strapper takes; ${better} would do.`,
    )
  return warnings
}
