// Covers of the five boxes, drawn by the project.
import krendel from "./krendel.svg";
import krutagidon from "./krutagidon.svg";
import munchkin from "./munchkin.svg";
import three_mages from "./three_mages.svg";
import wiz_war from "./wiz_war.svg";

export const COVERS: Record<string, string> = { krendel, krutagidon, munchkin, three_mages, wiz_war };
