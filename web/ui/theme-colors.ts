// The colours that the component library computes with, as literals; a test compares them with tokens.css.
import type { MantineColorsTuple } from '@mantine/core';

type Shades = MantineColorsTuple;

export const PRIMARY: Shades = [
  '#edf9f5',
  '#d7f1e9',
  '#b4e6d6',
  '#7dd1b9',
  '#41b599',
  '#0e9076',
  '#0a7660',
  '#085e4d',
  '#064638',
  '#062b23',
];
export const YELLOW: Shades = [
  '#fffbe7',
  '#fff5ca',
  '#ffeda8',
  '#ffe27d',
  '#ffd749',
  '#ffcc00',
  '#ddab03',
  '#aa7e01',
  '#785503',
  '#4e3303',
];
export const NEUTRAL: Shades = [
  '#f8f8f4',
  '#f0f0e9',
  '#e0e3db',
  '#cbd1ca',
  '#abb4ad',
  '#7c8882',
  '#5c6a64',
  '#3f4e48',
  '#23332e',
  '#0c1c18',
];
export const RED: Shades = [
  '#fff3f1',
  '#ffe4e0',
  '#fec9c1',
  '#faa498',
  '#ef7466',
  '#da4339',
  '#ba2621',
  '#9a1b18',
  '#751613',
  '#4c110d',
];
