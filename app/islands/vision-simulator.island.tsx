export { VisionSimulator as default } from '#app/features/vision/vision-simulator.tsx';
