import { useMemo } from 'react'
import type { PalletLoad, PalletType } from '#domain/palletisation'
import { boardColours } from './boardColours.ts'
import { loadMesh } from './loadMesh.ts'
import { OrbitScene } from './OrbitScene.tsx'
import type { OrbitView } from './orbitView.ts'
import { Lines, Triangles } from './Triangles.tsx'

interface LoadSceneProps {
  readonly load: PalletLoad
  readonly pallet: PalletType
  readonly view: OrbitView
}

/** The loaded pallet in three dimensions. */
export default function LoadScene({ load, pallet, view }: LoadSceneProps) {
  const mesh = useMemo(() => loadMesh(load, pallet), [load, pallet])
  return (
    <OrbitScene view={view} middle={mesh.middle} radius={mesh.radius}>
      <Triangles positions={mesh.straight} colour={boardColours.bundle} />
      <Triangles positions={mesh.turned} colour={boardColours.turned} />
      <Triangles positions={mesh.timber} colour={boardColours.timber} />
      <Triangles positions={mesh.straps} colour={boardColours.strap} />
      <Lines positions={mesh.edges} colour={boardColours.edge} />
    </OrbitScene>
  )
}
