import type { HungPanel, Panel } from './panel.ts'

type Root = Pick<Panel, 'name' | 'role'> & {
  width: number
  height: number
  children?: readonly HungPanel[]
} & Partial<Pick<Panel, 'notches' | 'holes' | 'marks'>>

/** The panel a tree begins with: it lies still while the others fold. */
export function rootPanel({
  name,
  role,
  width,
  height,
  children = [],
  notches = [],
  holes = [],
  marks = [],
}: Root): Panel {
  return {
    name,
    role,
    width,
    height,
    hinge: null,
    trimLow: null,
    trimHigh: null,
    notches,
    holes,
    marks,
    children,
  }
}
