export { VitrinaFrame, withVitrina, type VitrinaFrameProps } from './VitrinaFrame.tsx';
