declare module "virtual:words" {
  const text: string;
  export default text;
}

declare module "virtual:words/analysis" {
  const text: string;
  export default text;
}

declare module "virtual:words/kings" {
  const text: string;
  export default text;
}

declare module "virtual:words/help" {
  const text: string;
  export default text;
}
