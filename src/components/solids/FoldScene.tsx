import { useMemo } from 'react'
import type { FoldModel } from '#domain/dieline'
import { boardColours } from './boardColours.ts'
import { OrbitScene } from './OrbitScene.tsx'
import type { OrbitView } from './orbitView.ts'
import { panelMesh } from './panelMesh.ts'
import { Lines, Triangles } from './Triangles.tsx'

interface FoldSceneProps {
  readonly model: FoldModel
  /** Of the board, mm. */
  readonly thickness: number
  readonly view: OrbitView
}

/** The box as it folds, in three dimensions. */
export default function FoldScene({ model, thickness, view }: FoldSceneProps) {
  const mesh = useMemo(() => panelMesh(model, thickness), [model, thickness])
  return (
    <OrbitScene view={view} middle={mesh.middle} radius={mesh.radius}>
      <Triangles positions={mesh.inside} colour={boardColours.inside} />
      <Triangles positions={mesh.outside} colour={boardColours.outside} />
      <Triangles positions={mesh.rims} colour={boardColours.rim} />
      <Lines positions={mesh.edges} colour={boardColours.edge} />
    </OrbitScene>
  )
}
