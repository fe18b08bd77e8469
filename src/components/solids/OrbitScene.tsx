import { Canvas } from '@react-three/fiber'
import type { ComponentProps, ReactNode } from 'react'
import { OrbitCamera } from './OrbitCamera.tsx'

/** Soft light from all around and some from one side: surfaces can be told apart, nothing glares. */
function CalmLight() {
  return (
    <>
      <ambientLight intensity={0.9} />
      <hemisphereLight args={['#ffffff', '#b7a488', 1]} position={[0, 0, 1]} />
      <directionalLight position={[-3, -5, 8]} intensity={1.5} />
      <directionalLight position={[6, 2, 3]} intensity={0.5} />
    </>
  )
}

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
