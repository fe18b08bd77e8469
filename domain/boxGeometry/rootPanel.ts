import type { HungPanel, Panel, Span } from './panel.ts'

type Root = Pick<Panel, 'name' | 'role'> & {
  width: Span
  height: Span
  children?: readonly HungPanel[]
} & Partial<Pick<Panel, 'notches' | 'holes'>>

/** The panel a tree begins with: it lies still while the others fold. */
export function rootPanel({
  name,
  role,
  width,
  height,
  children = [],
  notches = [],
  holes = [],
}: Root): Panel {
  return { name, role, width, height, hinge: null, trimLow: null, trimHigh: null, notches, holes, children }
}
