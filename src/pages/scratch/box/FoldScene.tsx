import { Canvas } from '@react-three/fiber'
import { useMemo } from 'react'
import type { FoldModel } from '#domain/dieline'
import { boardColours } from '../orbit/boardColours.ts'
import { CalmLight } from '../orbit/CalmLight.tsx'
import { OrbitCamera } from '../orbit/OrbitCamera.tsx'
import type { OrbitView } from '../orbit/orbitView.ts'
import { Lines, Triangles } from '../orbit/Triangles.tsx'
import { panelMesh } from './panelMesh.ts'

interface FoldSceneProps {
  readonly model: FoldModel
  /** Of the board, mm. */
  readonly thickness: number
  readonly view: OrbitView
}

/** The box as it folds, in three dimensions. Drawn only when something changes. */
export default function FoldScene({ model, thickness, view }: FoldSceneProps) {
  const mesh = useMemo(() => panelMesh(model, thickness), [model, thickness])
  return (
    <Canvas
      frameloop="demand"
      dpr={[1, 2]}
      camera={{ fov: 32 }}
      gl={{ antialias: true, alpha: true }}
      aria-hidden
    >
      <CalmLight />
      <Triangles positions={mesh.inside} colour={boardColours.inside} />
      <Triangles positions={mesh.outside} colour={boardColours.outside} />
      <Triangles positions={mesh.rims} colour={boardColours.rim} />
      <Lines positions={mesh.edges} colour={boardColours.edge} />
      <OrbitCamera view={view} middle={mesh.middle} radius={mesh.radius} />
    </Canvas>
  )
}
