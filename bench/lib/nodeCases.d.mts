export declare const isNodeCase: (name: string) => boolean;
