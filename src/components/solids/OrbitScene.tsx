import { Canvas } from '@react-three/fiber'
import type { ComponentProps, ReactNode } from 'react'
import { CalmLight } from './CalmLight.tsx'
import { OrbitCamera } from './OrbitCamera.tsx'

interface OrbitSceneProps extends ComponentProps<typeof OrbitCamera> {
  readonly children: ReactNode
}

/** Solids under a calm light, seen from a camera around them. Drawn only when something changes. */
export function OrbitScene({ children, ...camera }: OrbitSceneProps) {
  return (
    <Canvas
      frameloop="demand"
      dpr={[1, 2]}
      camera={{ fov: 32 }}
      gl={{ antialias: true, alpha: true }}
      aria-hidden
    >
      <CalmLight />
      {children}
      <OrbitCamera {...camera} />
    </Canvas>
  )
}
