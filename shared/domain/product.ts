// The product's name, once: Dutch for the half circle of seats in a parliament.

export const PRODUCT_NAME = 'Halfrond';
