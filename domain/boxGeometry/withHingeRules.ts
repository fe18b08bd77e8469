import type { BlankOptions } from './blankOptions.ts'
import type { HungPanel, Panel } from './panel.ts'

type Rules = NonNullable<BlankOptions['hingeRules']>

const changed = (panel: HungPanel, rules: Rules): HungPanel => {
  const wanted = panel.hinge.rule === 'NONE' ? undefined : rules[panel.name]
  return {
    ...panel,
    hinge: wanted === undefined ? panel.hinge : { ...panel.hinge, rule: wanted },
    children: panel.children.map(child => changed(child, rules)),
  }
}

/** The same tree with some creases made perforations or half cuts, named by the panel that hangs there. */
export function withHingeRules(root: Panel, rules: Rules): Panel {
  return { ...root, children: root.children.map(child => changed(child, rules)) }
}
