/** The product's own drawings, by the thing that each shows: no gesture, no face and no flag, nothing that steers. */
export const DRAWINGS = [
  'aeroplane',
  'apple',
  'backpack',
  'ballot-box',
  'bicycle',
  'book',
  'bottle',
  'bus',
  'camera',
  'car',
  'chair',
  'clock',
  'coin',
  'factory',
  'helmet',
  'house',
  'key',
  'lamp',
  'laptop',
  'pencil',
  'phone',
  'phone-down',
  'plant',
  'scales',
  'ship',
  'stethoscope',
  'suitcase',
  'sun',
  'tractor',
  'train',
  'tree',
  'windmill',
] as const;
export type Drawing = (typeof DRAWINGS)[number];

/** The drawing of that name, if there is one. */
export const drawingNamed = (name: string): Drawing | undefined => DRAWINGS.find((drawing) => drawing === name);
