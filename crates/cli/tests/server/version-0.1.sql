BEGIN TRANSACTION;
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO "_sqlx_migrations" VALUES(1,'tables','2026-11-22 16:44:56',1,X'5C9798137C201F649BD541E8BA775D93CE2C3A99C0AC7CA6D210CE6E9C43000AE5F863F04DCD9A705008E77ABB837F81',1606006);
INSERT INTO "_sqlx_migrations" VALUES(2,'openers','2026-11-22 16:44:56',1,X'D5635AF9BAEB217D448B54AA586C2FE4C6BDDE63AA3C16B505B697BD63852EA4B876335A2FC2DC92B8EC89B678580768',1016987);
INSERT INTO "_sqlx_migrations" VALUES(3,'handovers','2026-11-22 16:44:56',1,X'14D0E91BC6D222E9BB63A3BA1102DA29FACBD6596B451ECDCF648A5191821A5DBA140C56C7A7181DF016E89BD42E9EFB',784931);
CREATE TABLE absences (
    since integer primary key,
    until integer not null
) strict;
CREATE TABLE dues (
    table_id integer primary key references tables (id) on delete cascade,
    due integer not null
) strict;
INSERT INTO "dues" VALUES(5632071287152424799,1796575501629);
CREATE TABLE events (
    table_id integer not null references tables (id) on delete cascade,
    version integer not null,
    event text not null,
    primary key (table_id, version)
) strict, without rowid;
INSERT INTO "events" VALUES(65615316848964571,0,'{"at":1795365897046,"event":"opened","rules":1,"agreed":{"variant":"high-kings-2","seats":[{"seat":"red","person":1},{"seat":"blue","person":1}],"clock":"none","length":"game","first":"blue"},"root":"ff2b98f650a8e701d99e3db6ca8364d83de0de474a129f482b4c371ad65b57e1"}');
INSERT INTO "events" VALUES(65615316848964571,1,'{"at":1795365897255,"id":1004,"event":"sat","seat":0,"sent":"0000000000000000000000000000000000000000000000000000000000000003"}');
INSERT INTO "events" VALUES(65615316848964571,2,'{"at":1795365897281,"id":1006,"event":"sat","seat":1,"sent":"0000000000000000000000000000000000000000000000000000000000000005"}');
INSERT INTO "events" VALUES(65615316848964571,3,'{"at":1795365897281,"event":"began","first":1}');
INSERT INTO "events" VALUES(65615316848964571,4,'{"at":1795365897317,"id":1007,"event":"moved","seat":1,"decision":"D6","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,5,'{"at":1795365897364,"id":1008,"event":"moved","seat":0,"decision":"F6","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,6,'{"at":1795365897368,"id":1009,"event":"moved","seat":1,"decision":"B1","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,7,'{"at":1795365897483,"id":1010,"event":"moved","seat":0,"decision":"F2","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,8,'{"at":1795365897510,"id":1011,"event":"moved","seat":1,"decision":"G3","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,9,'{"at":1795365897584,"id":1012,"event":"moved","seat":0,"decision":"A5","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,10,'{"at":1795365897603,"id":1013,"event":"moved","seat":1,"decision":"B1-A3","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,11,'{"at":1795365897646,"id":1014,"event":"moved","seat":0,"decision":"F2-D1","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,12,'{"at":1795365897668,"id":1015,"event":"moved","seat":1,"decision":"G3-E4","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,13,'{"at":1795365897695,"id":1016,"event":"moved","seat":0,"decision":"F6-D5","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,14,'{"at":1795365897723,"id":1017,"event":"moved","seat":1,"decision":"E4-D2","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,15,'{"at":1795365897741,"id":1018,"event":"moved","seat":0,"decision":"D1-E3","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,16,'{"at":1795365897783,"id":1019,"event":"moved","seat":1,"decision":"D2-C4","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,17,'{"at":1795365897810,"id":1020,"event":"moved","seat":0,"decision":"D5-B4","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,18,'{"at":1795365897847,"id":1021,"event":"moved","seat":1,"decision":"D6-F7","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,19,'{"at":1795365897867,"id":1022,"event":"moved","seat":0,"decision":"B4-A2","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,20,'{"at":1795365897904,"id":1023,"event":"moved","seat":1,"decision":"C4-B6","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,21,'{"at":1795365897926,"id":1024,"event":"moved","seat":0,"decision":"E3-G4","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,22,'{"at":1795365897926,"event":"moved","seat":1,"decision":"F7-G5","by":"table"}');
INSERT INTO "events" VALUES(65615316848964571,23,'{"at":1795365897962,"id":1025,"event":"moved","seat":0,"decision":"A5-C6","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,24,'{"at":1795365897991,"id":1026,"event":"moved","seat":1,"decision":"B6-D7","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,25,'{"at":1795365898011,"id":1027,"event":"moved","seat":0,"decision":"C6-E7","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,26,'{"at":1795365898040,"id":1028,"event":"moved","seat":1,"decision":"D7-E5","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,27,'{"at":1795365898066,"id":1029,"event":"moved","seat":0,"decision":"E7-F5","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,28,'{"at":1795365898098,"id":1030,"event":"moved","seat":1,"decision":"A3-C2","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,29,'{"at":1795365898139,"id":1031,"event":"moved","seat":0,"decision":"F5-D4","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,30,'{"at":1795365898152,"id":1032,"event":"moved","seat":1,"decision":"E5-D3","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,31,'{"at":1795365898180,"id":1033,"event":"moved","seat":0,"decision":"D4-B5","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,32,'{"at":1795365898210,"id":1034,"event":"moved","seat":1,"decision":"D3-F4","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,33,'{"at":1795365898247,"id":1035,"event":"moved","seat":0,"decision":"A2-C3","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,34,'{"at":1795365898270,"id":1036,"event":"moved","seat":1,"decision":"F4-G2","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,35,'{"at":1795365898292,"id":1037,"event":"moved","seat":0,"decision":"C3-E2","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,36,'{"at":1795365898327,"id":1038,"event":"moved","seat":1,"decision":"G5-F3","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,37,'{"at":1795365898347,"id":1039,"event":"moved","seat":0,"decision":"E2-C1","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,38,'{"at":1795365898378,"id":1040,"event":"moved","seat":1,"decision":"F3-E1","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,39,'{"at":1795365898396,"id":1041,"event":"moved","seat":0,"decision":"B5-C7","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,40,'{"at":1795365898429,"id":1042,"event":"moved","seat":1,"decision":"E1-D3","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,41,'{"at":1795365898446,"id":1043,"event":"moved","seat":0,"decision":"C7-E6","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,42,'{"at":1795365898446,"event":"moved","seat":1,"decision":"D3-C5","by":"table"}');
INSERT INTO "events" VALUES(65615316848964571,43,'{"at":1795365898446,"event":"moved","seat":0,"decision":"C1-B3","by":"table"}');
INSERT INTO "events" VALUES(65615316848964571,44,'{"at":1795365898478,"id":1044,"event":"moved","seat":1,"decision":"C5-B7","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,45,'{"at":1795365898503,"id":1045,"event":"moved","seat":0,"decision":"B3-A5","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,46,'{"at":1795365898528,"id":1046,"event":"moved","seat":1,"decision":"C2-A3","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,47,'{"at":1795365898551,"id":1047,"event":"moved","seat":0,"decision":"E6-C7","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,48,'{"at":1795365898568,"id":1048,"event":"moved","seat":1,"decision":"G2-F4","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,49,'{"at":1795365898594,"id":1049,"event":"moved","seat":0,"decision":"A5-B3","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,50,'{"at":1795365898594,"event":"moved","seat":1,"decision":"F4-G6","by":"table"}');
INSERT INTO "events" VALUES(65615316848964571,51,'{"at":1795365898594,"event":"moved","seat":0,"decision":"C7-A6","by":"table"}');
INSERT INTO "events" VALUES(65615316848964571,52,'{"at":1795365898619,"id":1050,"event":"moved","seat":1,"decision":"A3-C2","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,53,'{"at":1795365898646,"id":1051,"event":"moved","seat":0,"decision":"B3-D4","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,54,'{"at":1795365898675,"id":1052,"event":"moved","seat":1,"decision":"B7-D6","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,55,'{"at":1795365898702,"id":1053,"event":"moved","seat":0,"decision":"D4-B5","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,56,'{"at":1795365898730,"id":1054,"event":"moved","seat":1,"decision":"G6-F4","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,57,'{"at":1795365898758,"id":1055,"event":"moved","seat":0,"decision":"A6-C7","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,58,'{"at":1795365898795,"id":1056,"event":"moved","seat":1,"decision":"D6-C4","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,59,'{"at":1795365898819,"id":1057,"event":"moved","seat":0,"decision":"C7-E6","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,60,'{"at":1795365898840,"id":1058,"event":"moved","seat":1,"decision":"C4-B6","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,61,'{"at":1795365898856,"id":1059,"event":"moved","seat":0,"decision":"E6-C7","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,62,'{"at":1795365898856,"event":"moved","seat":1,"decision":"B6-A4","by":"table"}');
INSERT INTO "events" VALUES(65615316848964571,63,'{"at":1795365898876,"id":1060,"event":"moved","seat":0,"decision":"C7-A6","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,64,'{"at":1795365898896,"id":1061,"event":"moved","seat":1,"decision":"C2-E1","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,65,'{"at":1795365898913,"id":1062,"event":"moved","seat":0,"decision":"A6-C7","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,66,'{"at":1795365898913,"event":"moved","seat":1,"decision":"A4-B2","by":"table"}');
INSERT INTO "events" VALUES(65615316848964571,67,'{"at":1795365898944,"id":1063,"event":"moved","seat":0,"decision":"pass","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,68,'{"at":1795365898956,"id":1064,"event":"moved","seat":1,"decision":"B2-C4","by":"seat","lag_ms":30}');
INSERT INTO "events" VALUES(65615316848964571,69,'{"at":1795365898956,"event":"ended","ending":"played","points":[3,1]}');
INSERT INTO "events" VALUES(1099890130616832403,0,'{"at":1795365899091,"event":"opened","rules":1,"agreed":{"variant":"stone-of-destiny","seats":[{"seat":"red","person":1},{"seat":"blue","person":2}],"clock":"none","length":"game","first":"red"},"root":"5b9996528166ae9653982343da45cc9f6ef4b62983c536e9ae82a7bd7895219d"}');
INSERT INTO "events" VALUES(1099890130616832403,1,'{"at":1795365899195,"id":1069,"event":"sat","seat":0,"sent":"0000000000000000000000000000000000000000000000000000000000000044"}');
INSERT INTO "events" VALUES(1099890130616832403,2,'{"at":1795365899200,"id":1071,"event":"sat","seat":1,"sent":"0000000000000000000000000000000000000000000000000000000000000046"}');
INSERT INTO "events" VALUES(1099890130616832403,3,'{"at":1795365899200,"event":"began","first":0}');
INSERT INTO "events" VALUES(1099890130616832403,4,'{"at":1795365899215,"id":1073,"event":"moved","seat":0,"decision":"C7","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,5,'{"at":1795365899225,"id":1075,"event":"moved","seat":1,"decision":"E5","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,6,'{"at":1795365899245,"id":1077,"event":"moved","seat":0,"decision":"G3","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,7,'{"at":1795365899285,"id":1079,"event":"moved","seat":1,"decision":"F2","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,8,'{"at":1795365899299,"id":1081,"event":"moved","seat":0,"decision":"D4","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,9,'{"at":1795365899309,"id":1083,"event":"moved","seat":1,"decision":"E3","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,10,'{"at":1795365899333,"id":1085,"event":"moved","seat":0,"decision":"D3","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,11,'{"at":1795365899353,"id":1087,"event":"moved","seat":1,"decision":"C3","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,12,'{"at":1795365899374,"id":1089,"event":"moved","seat":0,"decision":"A3","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,13,'{"at":1795365899409,"id":1091,"event":"moved","seat":1,"decision":"C1","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,14,'{"at":1795365899423,"id":1093,"event":"moved","seat":0,"decision":"D2","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,15,'{"at":1795365899430,"id":1095,"event":"moved","seat":1,"decision":"F4","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,16,'{"at":1795365899445,"id":1097,"event":"moved","seat":0,"decision":"F5","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,17,'{"at":1795365899467,"id":1099,"event":"moved","seat":1,"decision":"E4","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,18,'{"at":1795365899471,"id":1101,"event":"moved","seat":0,"decision":"C2","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,19,'{"at":1795365899499,"id":1103,"event":"moved","seat":1,"decision":"B1","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,20,'{"at":1795365899502,"id":1105,"event":"moved","seat":0,"decision":"A2","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,21,'{"at":1795365899531,"id":1107,"event":"moved","seat":1,"decision":"B3","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,22,'{"at":1795365899535,"id":1109,"event":"moved","seat":0,"decision":"D5","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,23,'{"at":1795365899555,"id":1111,"event":"moved","seat":1,"decision":"B5","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,24,'{"at":1795365899563,"id":1113,"event":"moved","seat":0,"decision":"C6","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,25,'{"at":1795365899572,"id":1115,"event":"moved","seat":1,"decision":"B7","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,26,'{"at":1795365899595,"id":1117,"event":"moved","seat":0,"decision":"B6","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,27,'{"at":1795365899607,"id":1119,"event":"moved","seat":1,"decision":"B4","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,28,'{"at":1795365899618,"id":1121,"event":"moved","seat":0,"decision":"A4","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,29,'{"at":1795365899625,"id":1123,"event":"moved","seat":1,"decision":"A6","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,30,'{"at":1795365899647,"id":1125,"event":"moved","seat":0,"decision":"A5","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,31,'{"at":1795365899647,"event":"moved","seat":1,"decision":"C5","by":"table"}');
INSERT INTO "events" VALUES(1099890130616832403,32,'{"at":1795365899650,"id":1127,"event":"moved","seat":0,"decision":"C4","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,33,'{"at":1795365899662,"id":1129,"event":"moved","seat":1,"decision":"E2","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,34,'{"at":1795365899687,"id":1131,"event":"moved","seat":0,"decision":"F1","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,35,'{"at":1795365899719,"id":1133,"event":"moved","seat":1,"decision":"D1","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,36,'{"at":1795365899743,"id":1135,"event":"moved","seat":0,"decision":"E1","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,37,'{"at":1795365899766,"id":1137,"event":"moved","seat":1,"decision":"G2","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,38,'{"at":1795365899795,"id":1139,"event":"moved","seat":0,"decision":"F3","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,39,'{"at":1795365899795,"event":"moved","seat":1,"decision":"G4","by":"table"}');
INSERT INTO "events" VALUES(1099890130616832403,40,'{"at":1795365899805,"id":1141,"event":"moved","seat":0,"decision":"G5","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,41,'{"at":1795365899832,"id":1143,"event":"moved","seat":1,"decision":"G6","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,42,'{"at":1795365899852,"id":1145,"event":"moved","seat":0,"decision":"E6","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,43,'{"at":1795365899869,"id":1147,"event":"moved","seat":1,"decision":"F7","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,44,'{"at":1795365899899,"id":1149,"event":"moved","seat":0,"decision":"F6","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,45,'{"at":1795365899911,"id":1151,"event":"moved","seat":1,"decision":"D6","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,46,'{"at":1795365899917,"id":1153,"event":"moved","seat":0,"decision":"D7","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,47,'{"at":1795365899917,"event":"moved","seat":1,"decision":"E7","by":"table"}');
INSERT INTO "events" VALUES(1099890130616832403,48,'{"at":1795365899917,"event":"moved","seat":0,"decision":"B2","by":"table"}');
INSERT INTO "events" VALUES(1099890130616832403,49,'{"at":1795365899951,"id":1155,"event":"moved","seat":1,"decision":"xC7+B1C1","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,50,'{"at":1795365899955,"id":1157,"event":"moved","seat":0,"decision":"xB3+A4A5","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,51,'{"at":1795365899975,"id":1159,"event":"moved","seat":1,"decision":"xD7+E4E5","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,52,'{"at":1795365899981,"id":1161,"event":"moved","seat":0,"decision":"xF7+B2B3","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,53,'{"at":1795365900007,"id":1163,"event":"moved","seat":1,"decision":"xA3+C7D7","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,54,'{"at":1795365900011,"id":1165,"event":"moved","seat":0,"decision":"xC5+D2D3","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,55,'{"at":1795365900026,"id":1167,"event":"moved","seat":1,"decision":"xD4+D4E4","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,56,'{"at":1795365900047,"id":1169,"event":"moved","seat":0,"decision":"xD1+E6F6","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,57,'{"at":1795365900056,"id":1171,"event":"moved","seat":1,"decision":"xC4+E2E3","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,58,'{"at":1795365900075,"id":1173,"event":"moved","seat":0,"decision":"xA3+D1E1","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,59,'{"at":1795365900083,"id":1175,"event":"moved","seat":1,"decision":"xG5+C3C4","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,60,'{"at":1795365900092,"id":1177,"event":"moved","seat":0,"decision":"xA6+A5A6","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,61,'{"at":1795365900109,"id":1179,"event":"moved","seat":1,"decision":"xF3+G5G6","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,62,'{"at":1795365900123,"id":1181,"event":"moved","seat":0,"decision":"xD6+A3B3","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,63,'{"at":1795365900131,"id":1183,"event":"moved","seat":1,"decision":"xG3+G3G4","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,64,'{"at":1795365900141,"id":1185,"event":"moved","seat":0,"decision":"xF3+A6B6","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,65,'{"at":1795365900171,"id":1187,"event":"moved","seat":1,"decision":"xA2+B4C4","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,66,'{"at":1795365900175,"id":1189,"event":"moved","seat":0,"decision":"xG2+B2C2","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,67,'{"at":1795365900187,"id":1191,"event":"moved","seat":1,"decision":"xD6+B4B5","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,68,'{"at":1795365900207,"id":1193,"event":"moved","seat":0,"decision":"xE7+E6E7","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,69,'{"at":1795365900223,"id":1195,"event":"moved","seat":1,"decision":"xF3+B7C7","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,70,'{"at":1795365900239,"id":1197,"event":"moved","seat":0,"decision":"xF4+E7F7","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,71,'{"at":1795365900255,"id":1199,"event":"moved","seat":1,"decision":"xF5+E2F2","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,72,'{"at":1795365900267,"id":1201,"event":"moved","seat":0,"decision":"xD6+A3A4","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,73,'{"at":1795365900290,"id":1203,"event":"moved","seat":1,"decision":"xF4+C4D4","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,74,'{"at":1795365900319,"id":1205,"event":"moved","seat":0,"decision":"xF5+D1D2","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,75,'{"at":1795365900331,"id":1207,"event":"moved","seat":1,"decision":"xD6+E3F3","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,76,'{"at":1795365900352,"id":1209,"event":"moved","seat":0,"decision":"xA2+C5D5","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,77,'{"at":1795365900365,"id":1211,"event":"moved","seat":1,"decision":"xG2+D6D7","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,78,'{"at":1795365900389,"id":1213,"event":"moved","seat":0,"decision":"xF4+C5C6","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,79,'{"at":1795365900400,"id":1215,"event":"moved","seat":1,"decision":"xF1+F2F3","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,80,'{"at":1795365900427,"id":1217,"event":"moved","seat":0,"decision":"xG2+F5F6","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,81,'{"at":1795365900455,"id":1219,"event":"moved","seat":1,"decision":"xA2+F3G3","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,82,'{"at":1795365900459,"id":1221,"event":"moved","seat":0,"decision":"xF1+B6C6","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,83,'{"at":1795365900491,"id":1223,"event":"moved","seat":1,"decision":"xF4+F4G4","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,84,'{"at":1795365900498,"id":1225,"event":"moved","seat":0,"decision":"xA2+A2B2","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,85,'{"at":1795365900521,"id":1227,"event":"moved","seat":1,"decision":"xG2+E3E4","by":"seat","lag_ms":22}');
INSERT INTO "events" VALUES(1099890130616832403,86,'{"at":1795365900521,"event":"ended","ending":"played","points":[3,0]}');
INSERT INTO "events" VALUES(2215311754447265644,0,'{"at":1795365903495,"event":"opened","rules":1,"agreed":{"variant":"poisoned-chalice","seats":[{"seat":"red","person":1},{"seat":"blue","person":2}],"clock":{"days":14},"length":"game"},"root":"24f787079990667af99b071e04222469eba97bc0701d0c9103057208ca9b1bbc"}');
INSERT INTO "events" VALUES(3212692639359768006,0,'{"at":1795365900622,"event":"opened","rules":1,"agreed":{"variant":"four-treasures","seats":[{"seat":"red","person":1},{"seat":"blue","person":2}],"clock":{"days":14},"length":"match","first":"blue"},"root":"747c53328fdd38f0f70370bab9f7fbd6f59799f261566b9f29c8ad1d115b4271"}');
INSERT INTO "events" VALUES(3212692639359768006,1,'{"at":1795365900669,"id":1232,"event":"sat","seat":0,"sent":"00000000000000000000000000000000000000000000000000000000000000e7"}');
INSERT INTO "events" VALUES(3212692639359768006,2,'{"at":1795365900671,"id":1234,"event":"sat","seat":1,"sent":"00000000000000000000000000000000000000000000000000000000000000e9"}');
INSERT INTO "events" VALUES(3212692639359768006,3,'{"at":1795365900671,"event":"began","first":1}');
INSERT INTO "events" VALUES(3212692639359768006,4,'{"at":1795365900685,"id":1236,"event":"moved","seat":1,"decision":"F3","by":"seat"}');
INSERT INTO "events" VALUES(3212692639359768006,5,'{"at":1795365900706,"id":1238,"event":"moved","seat":0,"decision":"E2","by":"seat"}');
INSERT INTO "events" VALUES(3212692639359768006,6,'{"at":1795365900729,"id":1240,"event":"moved","seat":1,"decision":"G3","by":"seat"}');
INSERT INTO "events" VALUES(3212692639359768006,7,'{"at":1795365900740,"id":1242,"event":"moved","seat":0,"decision":"G6","by":"seat"}');
INSERT INTO "events" VALUES(3212692639359768006,8,'{"at":1795365900756,"id":1244,"event":"moved","seat":1,"decision":"D5","by":"seat"}');
INSERT INTO "events" VALUES(3212692639359768006,9,'{"at":1795365900769,"id":1246,"event":"moved","seat":0,"decision":"F6","by":"seat"}');
INSERT INTO "events" VALUES(3212692639359768006,10,'{"at":1795365900785,"id":1248,"event":"moved","seat":1,"decision":"E3","by":"seat"}');
INSERT INTO "events" VALUES(3212692639359768006,11,'{"at":1795365900799,"id":1250,"event":"moved","seat":0,"decision":"B7","by":"seat"}');
INSERT INTO "events" VALUES(3212692639359768006,12,'{"at":1795365900816,"id":1252,"event":"moved","seat":1,"decision":"F1","by":"seat"}');
INSERT INTO "events" VALUES(3212692639359768006,13,'{"at":1795365900840,"id":1254,"event":"moved","seat":0,"decision":"G5","by":"seat"}');
INSERT INTO "events" VALUES(3212692639359768006,14,'{"at":1795365900875,"id":1256,"event":"moved","seat":1,"decision":"D3","by":"seat"}');
INSERT INTO "events" VALUES(3212692639359768006,15,'{"at":1795365900898,"id":1258,"event":"moved","seat":0,"decision":"C1","by":"seat"}');
INSERT INTO "events" VALUES(3212692639359768006,16,'{"at":1795365900915,"id":1260,"event":"moved","seat":1,"decision":"B1","by":"seat"}');
INSERT INTO "events" VALUES(3212692639359768006,17,'{"at":1795365900924,"id":1262,"event":"moved","seat":0,"decision":"C3","by":"seat"}');
INSERT INTO "events" VALUES(3212692639359768006,18,'{"at":1795365900943,"id":1264,"event":"moved","seat":1,"decision":"E7","by":"seat"}');
INSERT INTO "events" VALUES(3212692639359768006,19,'{"at":1795365900949,"id":1266,"event":"moved","seat":0,"decision":"B2","by":"seat"}');
INSERT INTO "events" VALUES(3212692639359768006,20,'{"at":1795365900975,"id":1268,"event":"moved","seat":1,"decision":"C6","by":"seat"}');
INSERT INTO "events" VALUES(3212692639359768006,21,'{"at":1795365900975,"event":"moved","seat":0,"decision":"xB1","by":"table"}');
INSERT INTO "events" VALUES(3212692639359768006,22,'{"at":1795365900988,"id":1270,"event":"moved","seat":1,"decision":"G4","by":"seat"}');
INSERT INTO "events" VALUES(3212692639359768006,23,'{"at":1795365901007,"id":1272,"event":"moved","seat":0,"decision":"B6","by":"seat"}');
INSERT INTO "events" VALUES(3212692639359768006,24,'{"at":1795365901021,"id":1274,"event":"moved","seat":1,"decision":"D2","by":"seat"}');
INSERT INTO "events" VALUES(3212692639359768006,25,'{"at":1795365901040,"id":1276,"event":"moved","seat":0,"decision":"A2","by":"seat"}');
INSERT INTO "events" VALUES(3212692639359768006,26,'{"at":1795365901064,"id":1278,"event":"moved","seat":1,"decision":"D1","by":"seat"}');
INSERT INTO "events" VALUES(3212692639359768006,27,'{"at":1795365901076,"id":1280,"event":"moved","seat":0,"decision":"F7","by":"seat"}');
INSERT INTO "events" VALUES(3212692639359768006,28,'{"at":1795365901099,"id":1282,"event":"moved","seat":1,"decision":"B4","by":"seat"}');
INSERT INTO "events" VALUES(3212692639359768006,29,'{"at":1795365901106,"id":1284,"event":"moved","seat":0,"decision":"G2","by":"seat"}');
INSERT INTO "events" VALUES(3212692639359768006,30,'{"at":1795365901117,"id":1286,"event":"moved","seat":1,"decision":"E5","by":"seat"}');
INSERT INTO "events" VALUES(3212692639359768006,31,'{"at":1795365901141,"id":1288,"event":"moved","seat":0,"decision":"D6","by":"seat"}');
INSERT INTO "events" VALUES(3212692639359768006,32,'{"at":1795365901155,"id":1290,"event":"moved","seat":1,"decision":"F5","by":"seat"}');
INSERT INTO "events" VALUES(3212692639359768006,33,'{"at":1795365901191,"id":1292,"event":"moved","seat":0,"decision":"D7","by":"seat"}');
INSERT INTO "events" VALUES(3212692639359768006,34,'{"at":1795365901200,"id":1294,"event":"moved","seat":1,"decision":"E1","by":"seat"}');
INSERT INTO "events" VALUES(3212692639359768006,35,'{"at":1795365901223,"id":1296,"event":"moved","seat":0,"decision":"B5","by":"seat"}');
INSERT INTO "events" VALUES(3212692639359768006,36,'{"at":1795365901235,"id":1298,"event":"moved","seat":1,"decision":"F4","by":"seat"}');
INSERT INTO "events" VALUES(3212692639359768006,37,'{"at":1795365901245,"id":1300,"event":"moved","seat":0,"decision":"A3","by":"seat"}');
INSERT INTO "events" VALUES(3212692639359768006,38,'{"at":1795365901279,"id":1302,"event":"moved","seat":1,"decision":"F2","by":"seat"}');
INSERT INTO "events" VALUES(3212692639359768006,39,'{"at":1795365901311,"id":1304,"event":"moved","seat":0,"decision":"C4","by":"seat"}');
INSERT INTO "events" VALUES(3212692639359768006,40,'{"at":1795365901331,"id":1306,"event":"moved","seat":1,"decision":"xG2","by":"seat"}');
INSERT INTO "events" VALUES(3212692639359768006,41,'{"at":1795365901340,"id":1308,"event":"moved","seat":0,"decision":"B3","by":"seat"}');
INSERT INTO "events" VALUES(3212692639359768006,42,'{"at":1795365901340,"event":"moved","seat":1,"decision":"xE2","by":"table"}');
INSERT INTO "events" VALUES(3212692639359768006,43,'{"at":1795365901363,"id":1310,"event":"moved","seat":0,"decision":"D4","by":"seat"}');
INSERT INTO "events" VALUES(3212692639359768006,44,'{"at":1795365901366,"id":1312,"event":"moved","seat":1,"decision":"A5","by":"seat"}');
INSERT INTO "events" VALUES(3212692639359768006,45,'{"at":1795365901391,"id":1314,"event":"moved","seat":0,"decision":"C5","by":"seat"}');
INSERT INTO "events" VALUES(3212692639359768006,46,'{"at":1795365901394,"id":1316,"event":"moved","seat":1,"decision":"C7","by":"seat"}');
INSERT INTO "events" VALUES(3212692639359768006,47,'{"at":1795365901421,"id":1318,"event":"moved","seat":0,"decision":"E4","by":"seat"}');
INSERT INTO "events" VALUES(3212692639359768006,48,'{"at":1795365901455,"id":1320,"event":"moved","seat":1,"decision":"A6","by":"seat"}');
INSERT INTO "events" VALUES(3212692639359768006,49,'{"at":1795365901471,"id":1322,"event":"moved","seat":0,"decision":"A4","by":"seat"}');
INSERT INTO "events" VALUES(3212692639359768006,50,'{"at":1795365901480,"id":1324,"event":"moved","seat":1,"decision":"E6","by":"seat"}');
INSERT INTO "events" VALUES(3212692639359768006,51,'{"at":1795365901480,"event":"moved","seat":0,"decision":"xB4","by":"table"}');
INSERT INTO "events" VALUES(3212692639359768006,52,'{"at":1795365901480,"event":"moved","seat":1,"decision":"C2","by":"table"}');
INSERT INTO "events" VALUES(3212692639359768006,53,'{"at":1795365901480,"event":"ended","ending":"played","points":[0,5]}');
INSERT INTO "events" VALUES(4665198494526331408,0,'{"at":1795365902231,"event":"opened","rules":1,"agreed":{"variant":"seat-of-kings","seats":[{"seat":"blue","person":1},{"seat":"red","person":1}],"clock":"none","length":"game","kings":{"max_rounds":3}},"root":"484fd7a5f959057346f0974b2c8f460246ac76de42c5ee5c2778f0ab9def1621"}');
INSERT INTO "events" VALUES(4665198494526331408,1,'{"at":1795365902300,"id":1343,"event":"sat","seat":0,"sent":"0000000000000000000000000000000000000000000000000000000000000156"}');
INSERT INTO "events" VALUES(4665198494526331408,2,'{"at":1795365902303,"id":1345,"event":"sat","seat":1,"sent":"0000000000000000000000000000000000000000000000000000000000000158"}');
INSERT INTO "events" VALUES(4665198494526331408,3,'{"at":1795365902303,"event":"began","first":0}');
INSERT INTO "events" VALUES(4665198494526331408,4,'{"at":1795365902303,"event":"drawn","chance":"lots 13 16"}');
INSERT INTO "events" VALUES(4665198494526331408,5,'{"at":1795365902303,"event":"drawn","chance":"shuffle 17 2 18 12 29 3 19 9 28 10 36 16 34 11 22 8 31 30 25 4 21 15 5 35 13 14 23 24 32 1 27 26 20 7 6 33"}');
INSERT INTO "events" VALUES(4665198494526331408,6,'{"at":1795365902390,"id":1346,"event":"chosen","seat":0,"decision":"keep 9 10 16"}');
INSERT INTO "events" VALUES(4665198494526331408,7,'{"at":1795365902395,"id":1347,"event":"moved","seat":1,"decision":"keep 2 3 12","by":"seat","lag_ms":1}');
INSERT INTO "events" VALUES(4665198494526331408,8,'{"at":1795365902395,"event":"moved","seat":0,"decision":"keep 9 10 16","by":"seat"}');
INSERT INTO "events" VALUES(4665198494526331408,9,'{"at":1795365902420,"id":1349,"event":"moved","seat":1,"decision":"play 12 connacht F2+W1","by":"seat","lag_ms":1}');
INSERT INTO "events" VALUES(4665198494526331408,10,'{"at":1795365902435,"id":1351,"event":"moved","seat":1,"decision":"place F2","by":"seat","lag_ms":1}');
INSERT INTO "events" VALUES(4665198494526331408,11,'{"at":1795365902455,"id":1353,"event":"moved","seat":1,"decision":"end","by":"seat","lag_ms":1}');
INSERT INTO "events" VALUES(4665198494526331408,12,'{"at":1795365902463,"id":1355,"event":"moved","seat":0,"decision":"play 10 ulster W1","by":"seat","lag_ms":1}');
INSERT INTO "events" VALUES(4665198494526331408,13,'{"at":1795365902499,"id":1357,"event":"moved","seat":0,"decision":"end","by":"seat","lag_ms":1}');
INSERT INTO "events" VALUES(4665198494526331408,14,'{"at":1795365902515,"id":1359,"event":"moved","seat":1,"decision":"discard 3","by":"seat","lag_ms":1}');
INSERT INTO "events" VALUES(4665198494526331408,15,'{"at":1795365902537,"id":1361,"event":"moved","seat":0,"decision":"play 16 ulster F3","by":"seat","lag_ms":1}');
INSERT INTO "events" VALUES(4665198494526331408,16,'{"at":1795365902551,"id":1363,"event":"moved","seat":0,"decision":"end","by":"seat","lag_ms":1}');
INSERT INTO "events" VALUES(4665198494526331408,17,'{"at":1795365902575,"id":1365,"event":"moved","seat":1,"decision":"play 2 ulster F2","by":"seat","lag_ms":1}');
INSERT INTO "events" VALUES(4665198494526331408,18,'{"at":1795365902595,"id":1367,"event":"moved","seat":1,"decision":"end","by":"seat","lag_ms":1}');
INSERT INTO "events" VALUES(4665198494526331408,19,'{"at":1795365902613,"id":1369,"event":"moved","seat":0,"decision":"play 9 connacht H1","by":"seat","lag_ms":1}');
INSERT INTO "events" VALUES(4665198494526331408,20,'{"at":1795365902627,"id":1371,"event":"moved","seat":0,"decision":"end","by":"seat","lag_ms":1}');
INSERT INTO "events" VALUES(4665198494526331408,21,'{"at":1795365902644,"id":1373,"event":"moved","seat":0,"decision":"play 36 ulster F3+H3","by":"seat","lag_ms":1}');
INSERT INTO "events" VALUES(4665198494526331408,22,'{"at":1795365902657,"id":1375,"event":"moved","seat":0,"decision":"place F3","by":"seat","lag_ms":1}');
INSERT INTO "events" VALUES(4665198494526331408,23,'{"at":1795365902671,"id":1377,"event":"moved","seat":0,"decision":"end","by":"seat","lag_ms":1}');
INSERT INTO "events" VALUES(4665198494526331408,24,'{"at":1795365902681,"id":1379,"event":"moved","seat":1,"decision":"amnesty connacht 29","by":"seat","lag_ms":1}');
INSERT INTO "events" VALUES(4665198494526331408,25,'{"at":1795365902711,"id":1381,"event":"moved","seat":0,"decision":"discard 19","by":"seat","lag_ms":1}');
INSERT INTO "events" VALUES(4665198494526331408,26,'{"at":1795365902735,"id":1383,"event":"moved","seat":1,"decision":"play 17 connacht F1","by":"seat","lag_ms":1}');
INSERT INTO "events" VALUES(4665198494526331408,27,'{"at":1795365902763,"id":1385,"event":"moved","seat":1,"decision":"end","by":"seat","lag_ms":1}');
INSERT INTO "events" VALUES(4665198494526331408,28,'{"at":1795365902787,"id":1387,"event":"moved","seat":0,"decision":"discard 28","by":"seat","lag_ms":1}');
INSERT INTO "events" VALUES(4665198494526331408,29,'{"at":1795365902811,"id":1389,"event":"moved","seat":1,"decision":"play 18 ulster F4+H4","by":"seat","lag_ms":1}');
INSERT INTO "events" VALUES(4665198494526331408,30,'{"at":1795365902817,"id":1391,"event":"moved","seat":1,"decision":"end","by":"seat","lag_ms":1}');
INSERT INTO "events" VALUES(4665198494526331408,31,'{"at":1795365902817,"event":"drawn","chance":"shuffle 25 34 12 15 11 32 21 7 3 35 19 27 16 6 29 24 26 8 10 22 1 28 4 2 30 33 17 31 36 20 13 23 5 14 18 9"}');
INSERT INTO "events" VALUES(4665198494526331408,32,'{"at":1795365902857,"id":1392,"event":"chosen","seat":0,"decision":"keep 3 7 19"}');
INSERT INTO "events" VALUES(4665198494526331408,33,'{"at":1795365902882,"id":1393,"event":"moved","seat":1,"decision":"keep 11 12 15","by":"seat","lag_ms":1}');
INSERT INTO "events" VALUES(4665198494526331408,34,'{"at":1795365902882,"event":"moved","seat":0,"decision":"keep 3 7 19","by":"seat"}');
INSERT INTO "events" VALUES(4665198494526331408,35,'{"at":1795365902920,"id":1395,"event":"moved","seat":1,"decision":"discard 12","by":"seat","lag_ms":1}');
INSERT INTO "events" VALUES(4665198494526331408,36,'{"at":1795365902927,"id":1397,"event":"moved","seat":0,"decision":"play 3 ulster W2","by":"seat","lag_ms":1}');
INSERT INTO "events" VALUES(4665198494526331408,37,'{"at":1795365902943,"id":1399,"event":"moved","seat":0,"decision":"end","by":"seat","lag_ms":1}');
INSERT INTO "events" VALUES(4665198494526331408,38,'{"at":1795365902959,"id":1401,"event":"moved","seat":1,"decision":"play 15 connacht H4","by":"seat","lag_ms":1}');
INSERT INTO "events" VALUES(4665198494526331408,39,'{"at":1795365902977,"id":1403,"event":"moved","seat":1,"decision":"end","by":"seat","lag_ms":1}');
INSERT INTO "events" VALUES(4665198494526331408,40,'{"at":1795365902997,"id":1405,"event":"moved","seat":0,"decision":"discard 19","by":"seat","lag_ms":1}');
INSERT INTO "events" VALUES(4665198494526331408,41,'{"at":1795365903026,"id":1407,"event":"moved","seat":1,"decision":"play 11 ulster H4+W3","by":"seat","lag_ms":1}');
INSERT INTO "events" VALUES(4665198494526331408,42,'{"at":1795365903050,"id":1409,"event":"moved","seat":1,"decision":"end","by":"seat","lag_ms":1}');
INSERT INTO "events" VALUES(4665198494526331408,43,'{"at":1795365903075,"id":1411,"event":"moved","seat":0,"decision":"amnesty ulster 7","by":"seat","lag_ms":1}');
INSERT INTO "events" VALUES(4665198494526331408,44,'{"at":1795365903075,"event":"ended","ending":"played","points":[0,0]}');
INSERT INTO "events" VALUES(4931956881268146872,0,'{"at":1795365901771,"event":"opened","rules":1,"agreed":{"variant":"sacred-hill-1","seats":[{"seat":"red","person":1},{"seat":"blue","program":"greedy"}],"clock":"none","length":"game","first":"red"},"root":"41c0d9c25540666797819a859c91e759b33428afccea6662dab2144bad8c811f"}');
INSERT INTO "events" VALUES(4931956881268146872,1,'{"at":1795365901811,"id":1338,"event":"sat","seat":0,"sent":"0000000000000000000000000000000000000000000000000000000000000151"}');
INSERT INTO "events" VALUES(4931956881268146872,2,'{"at":1795365901811,"event":"began","first":0}');
INSERT INTO "events" VALUES(4931956881268146872,3,'{"at":1795365901819,"id":1339,"event":"moved","seat":0,"decision":"D4","by":"seat","lag_ms":1}');
INSERT INTO "events" VALUES(4931956881268146872,4,'{"at":1795365901826,"event":"moved","seat":1,"decision":"D7","by":"seat"}');
INSERT INTO "events" VALUES(5632071287152424799,0,'{"at":1795365901519,"event":"opened","rules":1,"agreed":{"variant":"sacred-hill-2","seats":[{"seat":"red","person":1},{"seat":"blue","person":2}],"clock":{"days":14},"length":"game","first":"red"},"root":"4b1ad10c69c38669d6db6bb37ebbc6cd5c210d3e8c6dfd9e68999fb503632819"}');
INSERT INTO "events" VALUES(5632071287152424799,1,'{"at":1795365901627,"id":1329,"event":"sat","seat":0,"sent":"0000000000000000000000000000000000000000000000000000000000000148"}');
INSERT INTO "events" VALUES(5632071287152424799,2,'{"at":1795365901629,"id":1331,"event":"sat","seat":1,"sent":"000000000000000000000000000000000000000000000000000000000000014a"}');
INSERT INTO "events" VALUES(5632071287152424799,3,'{"at":1795365901629,"event":"began","first":0}');
INSERT INTO "events" VALUES(5632071287152424799,4,'{"at":1795365901643,"id":1332,"event":"moved","seat":0,"decision":"D4","by":"seat"}');
INSERT INTO "events" VALUES(5632071287152424799,5,'{"at":1795365901686,"id":1333,"event":"moved","seat":1,"decision":"D6","by":"seat"}');
INSERT INTO "events" VALUES(5632071287152424799,6,'{"at":1795365901730,"id":1334,"event":"offered","seat":0,"offer":"draw"}');
INSERT INTO "events" VALUES(8597217880745907636,0,'{"at":1795365903178,"event":"opened","rules":1,"agreed":{"variant":"seat-of-kings","seats":[{"seat":"blue","person":1},{"seat":"red","person":2},{"seat":"white","person":3}],"clock":"none","length":"game"},"root":"8e905616f08a65433a1d8505df43caf3e669ab6f3ec7c4f6a669359256eefe5e"}');
INSERT INTO "events" VALUES(8597217880745907636,1,'{"at":1795365903293,"id":1417,"event":"sat","seat":0,"sent":"00000000000000000000000000000000000000000000000000000000000001a0"}');
INSERT INTO "events" VALUES(8597217880745907636,2,'{"at":1795365903303,"id":1419,"event":"sat","seat":1,"sent":"00000000000000000000000000000000000000000000000000000000000001a2"}');
INSERT INTO "events" VALUES(8597217880745907636,3,'{"at":1795365903315,"id":1421,"event":"sat","seat":2,"sent":"00000000000000000000000000000000000000000000000000000000000001a4"}');
INSERT INTO "events" VALUES(8597217880745907636,4,'{"at":1795365903315,"event":"began","first":0}');
INSERT INTO "events" VALUES(8597217880745907636,5,'{"at":1795365903315,"event":"drawn","chance":"lots 4 8 17"}');
INSERT INTO "events" VALUES(8597217880745907636,6,'{"at":1795365903315,"event":"drawn","chance":"shuffle 25 26 20 31 32 24 36 18 19 12 35 15 14 2 3 17 8 34 5 33 4 27 10 22 9 7 6 1 13 28 23 29 30 21 16 11"}');
INSERT INTO "events" VALUES(8597217880745907636,7,'{"at":1795365903459,"id":1422,"event":"chosen","seat":0,"decision":"keep 12 15 18"}');
CREATE TABLE games (
    table_id integer not null references tables (id) on delete cascade,
    number integer not null,
    transcript text not null,
    fairness text not null,
    primary key (table_id, number)
) strict, without rowid;
INSERT INTO "games" VALUES(65615316848964571,0,'{"variant":"high-kings-2","seats":["red","blue"],"start":"high-kings-2 5/7/7/7/7/7/5 blue setup 0:0 - -","moves":["D6","F6","B1","F2","G3","A5","B1-A3","F2-D1","G3-E4","F6-D5","E4-D2","D1-E3","D2-C4","D5-B4","D6-F7","B4-A2","C4-B6","E3-G4","F7-G5","A5-C6","B6-D7","C6-E7","D7-E5","E7-F5","A3-C2","F5-D4","E5-D3","D4-B5","D3-F4","A2-C3","F4-G2","C3-E2","G5-F3","E2-C1","F3-E1","B5-C7","E1-D3","C7-E6","D3-C5","C1-B3","C5-B7","B3-A5","C2-A3","E6-C7","G2-F4","A5-B3","F4-G6","C7-A6","A3-C2","B3-D4","B7-D6","D4-B5","G6-F4","A6-C7","D6-C4","C7-E6","C4-B6","E6-C7","B6-A4","C7-A6","C2-E1","A6-C7","A4-B2","pass","B2-C4"],"final":"high-kings-2 brbrb/rbrbrrb/rrbrbrb/brBrbBr/brrbrbb/rbbbrrb/brrB1 - over 1:0 - -","points":{"red":3,"blue":1},"measures":{"kingdoms":[8,9],"territory":[21,23],"kings_captured":[0,1]}}
','{"agreed":{"variant":"high-kings-2","seats":[{"seat":"red","person":1},{"seat":"blue","person":1}],"clock":"none","length":"game","first":"blue"},"game":0,"commitment":"2b56310a838e8d0b10f7b0a3c1d14ac5b220397b3f735349170e0e004adf7a41","sent":["0000000000000000000000000000000000000000000000000000000000000003","0000000000000000000000000000000000000000000000000000000000000005"],"secret":"69f8ee230981ef5705769407959edf7e53377fa718eaaabece237481a69d6be3","first":"blue","start":"follows","events":["D6","F6","B1","F2","G3","A5","B1-A3","F2-D1","G3-E4","F6-D5","E4-D2","D1-E3","D2-C4","D5-B4","D6-F7","B4-A2","C4-B6","E3-G4","F7-G5","A5-C6","B6-D7","C6-E7","D7-E5","E7-F5","A3-C2","F5-D4","E5-D3","D4-B5","D3-F4","A2-C3","F4-G2","C3-E2","G5-F3","E2-C1","F3-E1","B5-C7","E1-D3","C7-E6","D3-C5","C1-B3","C5-B7","B3-A5","C2-A3","E6-C7","G2-F4","A5-B3","F4-G6","C7-A6","A3-C2","B3-D4","B7-D6","D4-B5","G6-F4","A6-C7","D6-C4","C7-E6","C4-B6","E6-C7","B6-A4","C7-A6","C2-E1","A6-C7","A4-B2","pass","B2-C4"]}');
INSERT INTO "games" VALUES(1099890130616832403,0,'{"variant":"stone-of-destiny","seats":["red","blue"],"start":"stone-of-destiny 5/7/7/7/7/7/5 red manoeuvres - - -","moves":["C7","E5","G3","F2","D4","E3","D3","C3","A3","C1","D2","F4","F5","E4","C2","B1","A2","B3","D5","B5","C6","B7","B6","B4","A4","A6","A5","C5","C4","E2","F1","D1","E1","G2","F3","G4","G5","G6","E6","F7","F6","D6","D7","E7","B2","xC7+B1C1","xB3+A4A5","xD7+E4E5","xF7+B2B3","xA3+C7D7","xC5+D2D3","xD4+D4E4","xD1+E6F6","xC4+E2E3","xA3+D1E1","xG5+C3C4","xA6+A5A6","xF3+G5G6","xD6+A3B3","xG3+G3G4","xF3+A6B6","xA2+B4C4","xG2+B2C2","xD6+B4B5","xE7+E6E7","xF3+B7C7","xF4+E7F7","xF5+E2F2","xD6+A3A4","xF4+C4D4","xF5+D1D2","xD6+E3F3","xA2+C5D5","xG2+D6D7","xF4+C5C6","xF1+F2F3","xG2+F5F6","xA2+F3G3","xF1+B6C6","xF4+F4G4","xA2+A2B2","xG2+E3E4"],"final":"stone-of-destiny bbbrr/rrrbrrb/rbrrbrb/rbbbbbb/rrbrbbb/RrrrbbB/bbrrr - over - - A2A3,A2B2,A3A4,A3B3,A4A5,A5A6,A6B6,B1C1,B2B3,B2C2,B4B5,B4C4,B6C6,B7C7,C2D2,C3C4,C4D4,C5C6,C5D5,C7D7,D1D2,D1E1,D2D3,D4E4,D6D7,E1F1,E2E3,E2F2,E3E4,E3F3,E4E5,E4F4,E6E7,E6F6,E7F7,F2F3,F2G2,F3F4,F3G3,F4G4,F5F6,F6F7,G2G3,G3G4,G4G5,G5G6","points":{"red":3,"blue":0},"measures":{"kingdoms":[2,3],"territory":[22,23]}}
','{"agreed":{"variant":"stone-of-destiny","seats":[{"seat":"red","person":1},{"seat":"blue","person":2}],"clock":"none","length":"game","first":"red"},"game":0,"commitment":"3d6114dc3b14041da0f8e51dc026f51e7039fd8f10c91acdc446fc19695b04a6","sent":["0000000000000000000000000000000000000000000000000000000000000044","0000000000000000000000000000000000000000000000000000000000000046"],"secret":"9bc094187d1599c1b09600e91c5bf9bad97b8cf428a9767b89bc4e344a15428c","first":"red","start":"follows","events":["C7","E5","G3","F2","D4","E3","D3","C3","A3","C1","D2","F4","F5","E4","C2","B1","A2","B3","D5","B5","C6","B7","B6","B4","A4","A6","A5","C5","C4","E2","F1","D1","E1","G2","F3","G4","G5","G6","E6","F7","F6","D6","D7","E7","B2","xC7+B1C1","xB3+A4A5","xD7+E4E5","xF7+B2B3","xA3+C7D7","xC5+D2D3","xD4+D4E4","xD1+E6F6","xC4+E2E3","xA3+D1E1","xG5+C3C4","xA6+A5A6","xF3+G5G6","xD6+A3B3","xG3+G3G4","xF3+A6B6","xA2+B4C4","xG2+B2C2","xD6+B4B5","xE7+E6E7","xF3+B7C7","xF4+E7F7","xF5+E2F2","xD6+A3A4","xF4+C4D4","xF5+D1D2","xD6+E3F3","xA2+C5D5","xG2+D6D7","xF4+C5C6","xF1+F2F3","xG2+F5F6","xA2+F3G3","xF1+B6C6","xF4+F4G4","xA2+A2B2","xG2+E3E4"]}');
INSERT INTO "games" VALUES(3212692639359768006,0,'{"variant":"four-treasures","seats":["red","blue"],"start":"four-treasures 5/7/7/7/7/7/5 blue battle - - -","moves":["F3","E2","G3","G6","D5","F6","E3","B7","F1","G5","D3","C1","B1","C3","E7","B2","C6","xB1","G4","B6","D2","A2","D1","F7","B4","G2","E5","D6","F5","D7","E1","B5","F4","A3","F2","C4","xG2","B3","xE2","D4","A5","C5","C7","E4","A6","A4","E6","xB4","C2"],"final":"four-treasures rbrbr/brbrbrr/brrbbbr/rrrrrbb/rrrbbbb/rrbbbbb/rrbbb - over - - -","points":{"red":0,"blue":5},"measures":{"bridges":[23,26],"territory":[22,23]}}
','{"agreed":{"variant":"four-treasures","seats":[{"seat":"red","person":1},{"seat":"blue","person":2}],"clock":{"days":14},"length":"match","first":"blue"},"game":0,"commitment":"ea2179654e0a61b1789305626de3b119132ac6c0e6cab8cf39fa17e8a6f332e0","sent":["00000000000000000000000000000000000000000000000000000000000000e7","00000000000000000000000000000000000000000000000000000000000000e9"],"secret":"3127cbe0f1ef7389e5d5cee54e13893525e4edf3a7d0bb16ae77c43e8562c1cb","first":"blue","start":"follows","events":["F3","E2","G3","G6","D5","F6","E3","B7","F1","G5","D3","C1","B1","C3","E7","B2","C6","xB1","G4","B6","D2","A2","D1","F7","B4","G2","E5","D6","F5","D7","E1","B5","F4","A3","F2","C4","xG2","B3","xE2","D4","A5","C5","C7","E4","A6","A4","E6","xB4","C2"]}');
INSERT INTO "games" VALUES(4665198494526331408,0,'{"variant":"seat-of-kings","seats":["blue","red"],"options":{"edition":"en","regions":["connacht","ulster"],"deck":"reconstructed","max_rounds":3},"events":[{"chance":"lots 13 16"},{"chance":"shuffle 17 2 18 12 29 3 19 9 28 10 36 16 34 11 22 8 31 30 25 4 21 15 5 35 13 14 23 24 32 1 27 26 20 7 6 33"},{"seat":"red","do":"keep 2 3 12"},{"seat":"blue","do":"keep 9 10 16"},{"seat":"red","do":"play 12 connacht F2+W1"},{"seat":"red","do":"place F2"},{"seat":"red","do":"end"},{"seat":"blue","do":"play 10 ulster W1"},{"seat":"blue","do":"end"},{"seat":"red","do":"discard 3"},{"seat":"blue","do":"play 16 ulster F3"},{"seat":"blue","do":"end"},{"seat":"red","do":"play 2 ulster F2"},{"seat":"red","do":"end"},{"seat":"blue","do":"play 9 connacht H1"},{"seat":"blue","do":"end"},{"seat":"blue","do":"play 36 ulster F3+H3"},{"seat":"blue","do":"place F3"},{"seat":"blue","do":"end"},{"seat":"red","do":"amnesty connacht 29"},{"seat":"blue","do":"discard 19"},{"seat":"red","do":"play 17 connacht F1"},{"seat":"red","do":"end"},{"seat":"blue","do":"discard 28"},{"seat":"red","do":"play 18 ulster F4+H4"},{"seat":"red","do":"end"},{"chance":"shuffle 25 34 12 15 11 32 21 7 3 35 19 27 16 6 29 24 26 8 10 22 1 28 4 2 30 33 17 31 36 20 13 23 5 14 18 9"},{"seat":"red","do":"keep 11 12 15"},{"seat":"blue","do":"keep 3 7 19"},{"seat":"red","do":"discard 12"},{"seat":"blue","do":"play 3 ulster W2"},{"seat":"blue","do":"end"},{"seat":"red","do":"play 15 connacht H4"},{"seat":"red","do":"end"},{"seat":"blue","do":"discard 19"},{"seat":"red","do":"play 11 ulster H4+W3"},{"seat":"red","do":"end"},{"seat":"blue","do":"amnesty ulster 7"}],"points":{"blue":0,"red":0},"final":{"cumals":{"blue":4,"red":5},"stock":{"blue":19,"red":19},"kings":{"blue":2,"red":2},"prisoners":{},"board":{"connacht":{"F2":["red"]},"ulster":{"F3":["blue"]}}}}
','{"agreed":{"variant":"seat-of-kings","seats":[{"seat":"blue","person":1},{"seat":"red","person":1}],"clock":"none","length":"game","kings":{"max_rounds":3}},"game":0,"commitment":"0f0ec8641831a1f51b0236a508ff69089fe3f161ec07cd1e9b933064508e4a3b","sent":["0000000000000000000000000000000000000000000000000000000000000156","0000000000000000000000000000000000000000000000000000000000000158"],"secret":"c3209ede7b4cedb728c156aecf3092f2861edb6747a17d9df1313c714674f763","first":"blue","start":"follows","events":["lots 13 16","shuffle 17 2 18 12 29 3 19 9 28 10 36 16 34 11 22 8 31 30 25 4 21 15 5 35 13 14 23 24 32 1 27 26 20 7 6 33","keep 2 3 12","keep 9 10 16","play 12 connacht F2+W1","place F2","end","play 10 ulster W1","end","discard 3","play 16 ulster F3","end","play 2 ulster F2","end","play 9 connacht H1","end","play 36 ulster F3+H3","place F3","end","amnesty connacht 29","discard 19","play 17 connacht F1","end","discard 28","play 18 ulster F4+H4","end","shuffle 25 34 12 15 11 32 21 7 3 35 19 27 16 6 29 24 26 8 10 22 1 28 4 2 30 33 17 31 36 20 13 23 5 14 18 9","keep 11 12 15","keep 3 7 19","discard 12","play 3 ulster W2","end","play 15 connacht H4","end","discard 19","play 11 ulster H4+W3","end","amnesty ulster 7"]}');
CREATE TABLE handovers (
    hash blob primary key,
    table_id integer not null references tables (id) on delete cascade,
    held blob not null,
    until integer not null
, taken_by blob) strict, without rowid;
CREATE TABLE host (
    one integer primary key check (one = 1),
    alive_at integer not null
) strict;
INSERT INTO "host" VALUES(1,1795365903737);
CREATE TABLE seats (
    table_id integer not null references tables (id) on delete cascade,
    seat integer not null,
    screen integer not null,
    hash blob,
    name text,
    primary key (table_id, seat)
) strict, without rowid;
INSERT INTO "seats" VALUES(65615316848964571,0,1,X'02EAD35304ED850E51291FF979C11AE3F32A30A6E508AFDD974C5EAC338ECFD1','Ann');
INSERT INTO "seats" VALUES(65615316848964571,1,1,X'02EAD35304ED850E51291FF979C11AE3F32A30A6E508AFDD974C5EAC338ECFD1','Ann');
INSERT INTO "seats" VALUES(1099890130616832403,0,1,X'BED8F5F5CE58FC9140BE6C37B5E768092A3D4325238113653935415EE838929A','Ann');
INSERT INTO "seats" VALUES(1099890130616832403,1,2,X'26C3F847DB5F14EE378315B6FE9BF1253B8DB7863FFA60501DBA99B9778262C9','Ann');
INSERT INTO "seats" VALUES(2215311754447265644,0,1,X'50061307C744C62592A92A37CBB360DEB21211F32DC404FB2B452775B3912A3E','Bo');
INSERT INTO "seats" VALUES(2215311754447265644,1,2,NULL,NULL);
INSERT INTO "seats" VALUES(3212692639359768006,0,1,X'CAA38F4368CB813996652B449040189A9D0C14B14F31160C9869AAA1667CA750','Ann');
INSERT INTO "seats" VALUES(3212692639359768006,1,2,X'3E76E63932868BF4328CE903CC0C557B8A2D4764DE4F6E2082612BF7E77245D3','Ann');
INSERT INTO "seats" VALUES(4665198494526331408,0,1,X'608DFCC9FEC7E0BC7460DA1AFA4A4473B3EECAE552B861C8E992DD626AC65188','Ann');
INSERT INTO "seats" VALUES(4665198494526331408,1,1,X'608DFCC9FEC7E0BC7460DA1AFA4A4473B3EECAE552B861C8E992DD626AC65188','Ann');
INSERT INTO "seats" VALUES(4931956881268146872,0,1,X'76A60E619EA61CB41B7857316B7616E626FC0ADBA6210FDFAB1191CCDD2EB274','Ann');
INSERT INTO "seats" VALUES(5632071287152424799,0,1,X'CA29FD84EA28730F23EC4F06DD3BFDB89AA9858B631BBDEF2487A90653E77CF2','Ann');
INSERT INTO "seats" VALUES(5632071287152424799,1,2,X'FA14DD850F2C572AC7AD572B03F20ACC4C97605E6FD3FD92F99A10169D4EF280','Ann');
INSERT INTO "seats" VALUES(8597217880745907636,0,1,X'C63858A7D114DEB20F3C0F2D5FE0D8AC050BD20A89CE0E4C205C399FFD9DC612','Ann');
INSERT INTO "seats" VALUES(8597217880745907636,1,2,X'FEA33BA77683FA012B7F029195A734DF92A352EE50D1953E10FB8956E9D63A1F','Ann');
INSERT INTO "seats" VALUES(8597217880745907636,2,3,X'6F45959AE9F33448E50867A8991A00376BDA3B0E112CD325E468847B081FD008','Ann');
CREATE TABLE tables (
    id integer primary key,
    variant text not null,
    -- Whether it is told to everybody who looks for a table.
    is_listed integer not null,
    stage text not null,
    -- The hash of what lets a guest take a seat.
    invitation blob not null,
    -- When it was opened, and when its stage last changed, in milliseconds since the beginning of 1970.
    opened_at integer not null,
    changed_at integer not null
, opening blob) strict;
INSERT INTO "tables" VALUES(65615316848964571,'high-kings-2',0,'over',X'D0538EEA5170E9FDD633656773FBE48017C4A8097FF422AD4FAEAEC2F9EFA987',1795365897046,1795365898956,X'07ED55C1E924D41AE49A06619AC6E79648A9BFC239BE57B55BF79139967A7CB0');
INSERT INTO "tables" VALUES(1099890130616832403,'stone-of-destiny',0,'over',X'C28969A1B89B26CBCD9E1308D419E3B4E8F2C0941486F09FC4CFC0CEC9DA2A69',1795365899091,1795365900521,X'F0B35EAB4AEA3CC12D9B52F1476BB83543DA728901AACE934E9DC622AD6CDEF4');
INSERT INTO "tables" VALUES(2215311754447265644,'poisoned-chalice',1,'seating',X'81D94590688D4D2D46801AD4F7B58F2FF04595B35358368C89E3E6BFA61BF176',1795365903495,1795365903495,X'50061307C744C62592A92A37CBB360DEB21211F32DC404FB2B452775B3912A3E');
INSERT INTO "tables" VALUES(3212692639359768006,'four-treasures',0,'seating',X'8001A066DF88D8F1A42DEAB9F8000490970C1BFB6D251D29D4EFC09280D618AC',1795365900622,1795365901480,X'5C16285DC79FB7295AD93603BE422CBC002027E1E732EDD0BDC3AF4297145148');
INSERT INTO "tables" VALUES(4665198494526331408,'seat-of-kings',0,'over',X'432E54C2C50ABA9256162D8A49BB934A245D2A6E9E279332E344BB4BC5A366BC',1795365902231,1795365903075,X'F56B84C6B205921D9D9AB597897466C445B9DABC886531774124DDA209E715AB');
INSERT INTO "tables" VALUES(4931956881268146872,'sacred-hill-1',0,'playing',X'229A663154FC90211278DBBFAC8F3C61D466D3E1FFF53CBC8DCF0D59CCDEA2C2',1795365901771,1795365901811,X'3A2BC70D5EB18413352BCDAF16A658968E3673877483138235B3BB2A7006D7C0');
INSERT INTO "tables" VALUES(5632071287152424799,'sacred-hill-2',0,'playing',X'5FE288DD4D5CA032907D93DDEF5997378BF57DC9556F033BC8DAD7BDC8B73280',1795365901519,1795365901629,X'B4B977118BF8AD7C314AA55DEA03C94A3F6582DB301215BBE1086563A213ACC0');
INSERT INTO "tables" VALUES(8597217880745907636,'seat-of-kings',0,'playing',X'E45B117084CAEC29B78F2A7D371C23A70C827C318930BC6BF8CBB63110134097',1795365903178,1795365903315,X'1CD2200A79D26E2F4ACA8FE13C076C3091BC1E4137E5B6DB7EE41BC0A4D93D84');
CREATE INDEX tables_listed on tables (opened_at) where is_listed = 1 and stage = 'seating';
CREATE INDEX tables_by_stage on tables (stage, changed_at);
CREATE INDEX seats_by_hash on seats (hash) where hash is not null;
CREATE UNIQUE INDEX tables_by_opening on tables (opening) where opening is not null;
COMMIT;
