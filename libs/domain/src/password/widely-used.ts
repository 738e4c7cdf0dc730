/**
 * The 3,000 most used passwords of eight characters and more that no other rule refuses, the most
 * used first: from the list of
 * `@zxcvbn-ts/language-common` 4.1.3 (MIT), without dates, without those of `common.ts`, in small letters.
 *
 * Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc. Copyright (c) 2021 @zxcvbn-ts. Permission
 * is hereby granted, free of
 * charge, to any person obtaining a copy of this software and associated documentation files (the
 * "Software"), to deal in the
 * Software without restriction, including without limitation the rights to use, copy, modify,
 * merge, publish, distribute,
 * sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is
 * furnished to do so, subject to
 * the following conditions: The above copyright notice and this permission notice shall be included
 * in all copies or substantial
 * portions of the Software. THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS
 * OR IMPLIED, INCLUDING BUT NOT
 * LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND
 * NONINFRINGEMENT. IN NO EVENT SHALL THE
 * AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN
 * ACTION OF CONTRACT, TORT OR
 * OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
 */
const WIDELY_USED_PASSWORDS_TEXT = `
michelle corvette 1234qwer samantha maverick mercedes steelers hardcore midnight bigdaddy victoria marlboro cocacola asdfasdf danielle jonathan liverpoo
slipknot scorpion startrek redskins nicholas butthead dolphins shithead metallic mountain benjamin elephant rush2112 creative garfield bullshit 1qazxsw2
december airborne brooklyn godzilla 4815162342 williams darkness blink182 platinum lifehack 12qwaszx snowball nintendo november pakistan explorer redwings
789456123 lasvegas guinness christin babygirl michigan carolina alexande dickhead minecraft metallica kristina kimberly snickers paradise caroline 147258369
lacrosse bollocks poohbear einstein drowssap courtney spitfire patricia maryjane champion svetlana anderson westside security alexander 123456789a 1232323q
scarface marshall veronica stargate 12345qwert semperfi brittany scotland cherokee simpsons vladimir franklin infinity passport bulldogs 1234554321 budlight
usuckballz1 softball fktrcfylh kawasaki wildcats logitech swordfis motorola alexandr patriots colorado freeuser warcraft wolverin elizabet valentin mitchell
ncc1701d spiderma virginia pearljam predator panthers peekaboo rolltide american cardinal chevelle fyfcnfcbz loverboy lovelove 123654789 electric darkside
hercules lawrence wolfpack 741852963 spiderman blizzard cheyenne 123456789q cjkysirj 147852369 sterling basketball pussycat freepass airplane billybob
stingray chocolat zeppelin firebird business greenday tarheels hellfire engineer serenity fireball 1029384756 remember darkstar mustang1 pavilion bobafett
dbrnjhbz harrison swimming defender precious icecream swordfish presario rockstar airforce thailand bluebird goldfish wrangler cadillac longhorn microsoft
christia qazwsx123 assassin atlantis 123qweasdzxc lonewolf software leonardo srinivas angelina veronika babydoll wordpass butterfly devildog mistress freedom1
soso123aljg montreal wolfgang 31415926 hotstuff basketba birthday stephani jessica1 fuckyou2 kathleen savannah shamrock deftones goldberg renegade hamilton
blahblah enterpri babylon5 sweetpea trfnthbyf cavalier marathon aardvark butterfl bigboobs manchester yankees1 napoleon buckeyes fredfred highland diamonds
campbell chandler drpepper elizabeth pornstar thuglife sherlock morpheus wetpussy consumer adgjmptw sundance isabella overlord isabelle ultimate ncc1701e
matthew1 geronimo 123qwe123 aleksandr portugal superfly q1w2e3r4t5y6 florence wrinkle1 11235813 51505150 seminole alejandr concrete access14 margaret christop
letmein2 qazxswedc trombone pleasure rhbcnbyf christian cdtnkfyf stallion mongoose kingkong bluemoon personal a1234567 fuckyou1 immortal dietcoke anthony1
hollywoo morrison 14789632 clifford bonehead fernando ghbdtnbr charlott 1123581321 ilovesex william1 hongkong sebastia werewolf super123 cooldude eternity
lollipop tottenha stocking anything columbia makaveli robinson verbatim satan666 standard blackcat punkrock raistlin infantry waterloo seinfeld musicman
megadeth skywalke gn56gn56 squirrel wolverine qazwsxed stardust twilight intrepid vanhalen punisher 1234567a showtime fuckfuck 111222333 skittles ekaterina
hannibal thunder1 portland panasonic sandiego penelope blackdog 1a2b3c4d californ playtime warriors gangster christine chargers mushroom dingdong crusader
stranger dkflbvbh anastasia slapshot guardian 147896325 septembe angelica scarlett 123321123 kittycat munchkin rammstein 1passwor barcelon santiago blackman
starcraft goodluck coltrane katerina fuck_inside discover spanking shaney14 192837465 lonestar stonecol meridian heather1 25802580 richard1 alexandra zaq1xsw2
beautiful lowrider tacobell 123698745 catalina halflife johnjohn kangaroo thompson socrates keyboard national formula1 qwerasdf 12369874 penguins fuckface
vacation ragnarok asshole1 mailcreated5240 lorraine dodgeram sebastian colombia oblivion sithlord mustangs scoobydo bigballs zxcv1234 titleist richmond
director magnolia blueeyes mersedes 12312312 springer patrick1 martinez cowboys1 nuttertools gateway1 imperial grateful peterpan kingston freckles margarita
deadhead research mariners rootbeer aspirine frederic children stephanie scooter1 creampie plymouth justdoit 1234567q lightnin caliente goodtime catherin
redalert brucelee porkchop aquarius raiders1 thankyou fletcher shopping a1s2d3f4 sapphire qwert123 qazwsxedcrfv hastings blackjac spectrum chevrole amsterdam
diamond1 rosemary candyman beatrice front242 atlantic labrador 123456qwerty syracuse southern commando clitoris 8j4ye3uz monopoly pineappl lesbians gangbang
spartans romashka 123456aa snuggles phoenix1 infiniti jeremiah 1234567890q cosworth charlotte doberman qawsedrf brandon1 emmanuel webmaster viktoria porsche9
starbuck beefcake godsmack clarence valhalla starfish sailboat achilles ncc1701a pa55w0rd frontier swingers terminator kentucky jackson1 doughboy butthole
phillies dannyboy nebraska qwertyuio pinkfloy maryland luckydog september oklahoma qwerty123456 agent007 vfrcbvrf nathalie whocares vkontakte ihateyou
dilligaf mandingo california technics golfball bunghole 15426378 hurrican stripper aberdeen rfnthbyf enterprise dthjybrf handsome excalibu brothers keystone
flamingo lancelot melissa1 australia kamikaze designer somethin apollo13 bearbear bradford deeznuts warhammer rangers1 blueblue meatball columbus manchest
macdaddy michaela 123456789z sentinel universe truelove eatpussy sexygirl billyboy military jamesbon microsof microlab pantyhos lifetime gordon24 theodore
function 73501505 passwor1 azsxdcfv charlton bigmoney superstar fordf150 terminal wildfire vladislav hollywood gretchen saratoga 321654987 greenbay trinidad
chicken1 rjirfrgbde meatloaf hyperion rightnow treasure lisalisa chester1 jasmine1 anaconda japanese catherine woofwoof pass1234 poontang christopher albatros
richards turkey50 kenworth happy123 dinosaur holyshit lionking happyday chickens chocolate ericsson positive crazybab sherwood polniypizdec0211 fktrcfylhf
zxcasdqwe hardrock anhyeuem madeline february applepie skywalker gandalf1 davidson skorpion hellyeah australi rockhard hedgehog 13243546 yosemite 1qa2ws3ed
mikemike america1 karolina starship salvador greatone freeporn 78945612 francois packers1 robotech roadkill backdoor rastaman alliance killbill cinnamon
sojdlg123aljg 18436572 963852741 bangbang jeanette operator mechanic amsterda pingpong rasputin marianne majestic passwords kingfish gotohell wrestlin
railroad lineage2 thursday peterson phillips nwo4life charles1 kcj9wx5n underdog r2d2c3po snoopdog broadway umbrella splinter fuckthis chemical 123789456
jamesbond blackhaw passpass sinclair megapass translator magicman supersta caligula shannon1 meredith bullseye saturday kristine tunafish gfhjkm123 dkflbckfd
p0015123 12131415 crawford tazmania deepthroat dfktynbyf tommyboy chainsaw christina marino13 getmoney budweise qazwsx12 brighton vfhufhbnf mamapapa penthous
chrisbln snowboar undertaker flounder moneyman canadian viewsonic downtown eastside sneakers golfgolf panasoni chicago1 thanatos ghjcnjnfr whitesox poseidon
johannes gargoyle intruder sunnyday solution madison1 newcastl goldstar buckshot titanium assholes sunflowe babyblue westwood apple123 boomboom florida1
motherlode multiplelo callaway starfire paintbal winston1 123qwerty knickers lokomotiv panther1 thirteen rjycnfynby avalanch philippe hotpussy zerocool
tomorrow godfather original newyork1 idontknow vfvfgfgf beerbeer 1x2zkg8w francesc syncmaster christie zxasqw12 paintball monalisa terrapin spongebob attitude
clevelan barefoot chuckles meathead cfitymrf 12345678q blessing aleksandra gladiator southpark mazafaka pianoman casanova traveler hawkeyes clarinet deeznutz
10203040 meowmeow monster1 triangle valencia rhiannon crystal1 smeghead andromeda 12345679 cerberus james007 tiberius gabriell salamander resident hayabusa
together juliette 1q2w3e4r5 crjhgbjy nokia6300 rockford goldwing brewster thegreat confused whiskers spaceman rebecca1 12qw34er gesperrt wrestling mohammed
sersolution overkill rhfcjnrf montgom240 bulldog1 something 12345qwe runescape lightning 14725836 19411945 hoosiers recovery adrienne roadking illusion
medicine leavemealone megatron doghouse 12345678a mortgage heineken fishing1 moonlight motherfucker realmadrid balloons tinkerbell 135792468 babyface hardcock
blackbir bookworm godfathe seahawks talisman blackjack hawaiian alphabet beautifu 123456654321 mortimer roadrunn password2 charlene christmas handyman
digital1 tiffany1 dutchess 12301230 wareagle valkyrie idontkno teddybea dragonball babybaby dolphin1 inuyasha stanford sullivan wishbone property gameover
fuckoff1 kittykat sinister dragon12 friendly geoffrey newpass6 katherine claymore bitchass sporting matthews checkers gabriela alexalex preacher gamecube
armagedon playstation z1x2c3v4 rhtdtlrj blackout bcfields electron devil666 silverad 123456qw thunderb ghostrider reynolds cannabis southpar jackson5 absolute
lipstick 1234567890a laurence mandarin baseball1 tottenham kleopatra dirtbike 1357924680 katherin northern cameltoe bluefish slippery qweasd123 mollydog
annabell starcraf ghblehjr vasilisa scorpio1 illinois deadpool farscape sunflower hopeless carpedie asdfzxcv shepherd gatorade cameron1 borussia flexible
graphics fyutkbyf 123qq123 yfcntymrf thedoors 7ugd5hip2j pussyman elizaveta strength webmaste augustus alejandro argentina corleone vampires 987456321
babylove sergeant dragonba stonecold register buttercu 01020304 millions millwall patience chrysler bullfrog istanbul ashleigh universal binladen shanghai
porsche1 gabriel1 jayhawks amateurs barbados nightmare knockers chevrolet cristian coolness criminal hardware bobdylan capslock teddybear gfhjkmgfhjkm
missouri carlitos coldbeer netscape andromed brigitte yeahbaby eldorado eastwood monkey12 paranoid rainbow6 soulmate 9293709b13 microphone kakashka 50spanks
fgtkmcby 1234567891 brittney fastball creature just4fun smashing washington mephisto shitface fountain specialk estrella buddyboy piramida violetta spencer1
salasana q2w3e4r5 heritage browning insomnia kissmyass budapest sexysexy pinkfloyd playboy1 sandwich testpass gamecock maxwell1 magician wildcard magazine
telephon 1234asdf 1a2s3d4f rochelle pringles iverson3 vsjasnel12 darklord loveless radiohea reckless jiggaman tiger123 classics hooligan scrabble jellybea
hawaii50 pharmacy abnormal concorde qazwsxedc123 islander jakejake yjdsqgfhjkm kazantip strawberry maksimka wg8e3wjf sweetnes master12 andersen ferguson
123456qwe dynamite gertrude doomsday rhjrjlbk mariposa killer12 mazda626 excalibur marcello buttfuck masamune 12365478 chestnut fullmoon pornporn michael2
inspiron forsaken snowboard lollypop insanity creation katarina moonbeam gonzalez senators pumpkins windsurf green123 reddevil sheridan rjhjktdf killkill
woodland vanguard aviation stanislav yankees2 mobydick sausages anastasiya nevermind presiden faithful vfitymrf happiness robotics temppass highheel firewall
polopolo evolution drummer1 pussy123 pumpkin1 download fandango qwerty11 earnhard angelika icehouse misfit99 christma zaqxswcde pineapple harrypotter gorgeous
qwert12345 vikings1 spongebo broncos1 starstar radiohead viktoriya holidays mckenzie reddwarf dodgers1 platypus 1z2x3c4v abrakadabra marianna services
longjohn 134679852 honolulu nygiants windmill freebird slamdunk snowflak irishman bergkamp training warrior1 playstat mudvayne dudedude jackjack johndeer
zildjian josephin fishbone genesis1 bigblock jefferso clippers chambers thisisit monkeybo death666 hounddog pallmall angel123 webhompas monsters comanche
whiteout roadster stefanie heinrich undertak anastasi festival coolcool qwe123qwe mazdarx7 choochoo 123456789s kisskiss cbr900rr lovelife chipmunk good123654
bluebell kjrjvjnbd fuckinside washingt tkbpfdtnf smirnoff pipeline james123 fishhead konstantin freefree summer99 newcastle krasotka starligh wireless
scoobydoo koroleva michaels yogibear redbaron testing1 nascar24 president 7894561230 highbury zachary1 username survivor wanderer soccer12 fuckhead costello
washburn catwoman lemonade bearcats solitude cocksuck cricket1 slowhand paradigm nostromo borabora arkansas terminat rainbow1 fantasia stephen1 underground
johnson1 peaches1 cnfybckfd ghbywtccf 74108520 wildbill gilligan berkeley pool6123 armstron tropical sundevil hurricane volkswag zanzibar mustang6 trouble1
coventry gtnhjdbx 45m2do5bs nirvana1 sidekick revolver jackass1 cleopatr jermaine gbhfvblf marines1 everlast tinkerbe bluesman customer 12qw12qw marjorie
penguin1 tokiohotel straight nautilus highlander firefire longdong threesom asdqwe123 ghjcnjgfhjkm nokia6233 ghbdtn123 asdfgh01 valentine 123456123 matthias
buddy123 private1 andyod22 complete fredrick fearless antelope marseille pantera1 viewsoni evangelion handball barselona zxcasdqwe123 sandrine sprinter
fyfnjkbq palmtree sonyericsson 25800852 question soccer10 carpente spartan1 pasadena coldplay fairlane elcamino callisto tomahawk gladiato fantomas castillo
honeybee yamahar1 wildwood david123 johngalt sweetness mcdonald buffalo1 cheshire superior ministry trinitro bismillah capricorn vendetta margarit bigpoppa
success1 voyager1 antonina hetfield cutiepie nonenone papillon baritone stephane freefall vjqgfhjkm mischief foxylady dominion enforcer leedsutd f00tball
remingto rfvfcenhf derparol cleopatra carnival ghjuhfvvf knuckles kayleigh harddick firefigh blowfish sexylady alexandre whiteboy cromwell minemine dontknow
wp2003wp lakeside 123456ru noname123 screamer calimero dfktynby francisc swinging cygnusx1 trucking obsidian money123 giovanna sasha_007 marijuana kordell1
cassandr moonligh blueball bigbooty wrestler building fishfish paramedi capricor universa lalakers cherries eclipse1 darkangel whistler smackdow strawber
facebook transfer clarissa argentin slimshady nokian73 chris123 johncena pictures suckmydick dogpound 19283746 notebook prospect daylight capetown cartman1
fortress telephone eggplant fussball perfect1 hallo123 pufunga7782 budweiser marseill goodgirl liverpool1 university vincent1 southpaw sylveste forever1
magellan captain1 taekwondo sonyfuck sabrina1 goldfing 1234zxcv marcius2 pentagon hotgirls cornwall mandrake bubbles1 earthlink lakewood moonshin suburban
challeng opendoor commande stanley1 jonathon bubba123 navigator hellokitty fkbyjxrf millenium gateway2 camaross bluejays 135798642 whatwhat optimist enternow
destiny1 hattrick beatles1 natasha1 bordeaux 12345qwer vanessa1 therock1 ilovegod cardinals marriage espresso p4ssw0rd nightwish gsxr1000 23skidoo
ghhh47hj7649 shadow12 speedway roadrunner ironmaiden supernov toriamos patches1 mamacita stigmata gonzales nineinch waterboy klondike somerset mulligan
krokodil hardball azertyui republic romantic vauxhall rfntymrf almighty stratfor mississippi suckdick houston1 intercourse power123 lenochka marijuan limewire
blue1234 12345qwerty htubcnhfwbz awesome1 funstuff printing theforce chiquita maserati cabernet sheepdog hairball vancouve 123456789m scheisse montana1
pimpdadd baltimor mash4077 kirkland riccardo sigmachi revolution dragon69 absolutely rfhnjirf sammy123 colonial q1234567 ilikepie toonarmy natalie1 bigdicks
cashmone myxworld kristian dominiqu darkange scrapper delaware progress gabriele smoothie slimshad q123456789 vqsablpzla pathfind elisabet evolutio velocity
annmarie dolemite vagabond woodstoc plastics aolsucks rachelle billabon ncc74656 austin31 nevermore p0o9i8u7 forgetit password9 reginald killer123 dukeduke
archange minimoni hellsing rocknrol zaqwsxcde morrowind friendster modelsne futurama skateboard homemade herewego lonesome pornking blackbird cucumber
vipergts 123qwert muhammad summer69 jeepster acidburn fireblad pinnacle jellybean peterbil dilbert1 lighting homework fellatio baracuda flipflop singapor
sasha123 12345abc crackers warhamme masterbate starwars1 flamengo lfitymrf snowbird 123456789d bradley1 daughter navyseal carebear kamasutra bastards 10293847
14881488 whiplash rainyday stafford nightmar 69camaro dragonfl stickman sexybitch puppydog 5wr2i7h8 melanie1 apollo11 rockwell vfntvfnbrf eleonora alleycat
ambrosia phialpha exchange lokiloki cartoons contract daisydog penetration laetitia mustang2 adrenalin goldeney luckyone escalade 0192837465 fyutkjxtr
touching trinity1 charisma rainbows 12345qaz cleveland cocksucker 12348765 369258147 dragster bismarck cambridg 1michael treefrog 123456789qwe nounours
speakers buttercup mallorca alexander1 normandy thumper1 playball wonderful benessere smackdown trumpet1 asdffdsa favorite6 sexybabe cannibal beethove
skipper1 nthvbyfnjh malaysia azertyuiop rocknroll bynthytn pavement stockton guillaum 789654123 jupiter1 segblue2 abcdefg1 paulpaul gannibal hallowee ticklish
offshore allison1 special1 amethyst letsdoit thrasher notredam candyass junkmail volleyba liberty1 bettyboo constant longhair alcatraz mynameis powerful
sephiroth password01 computer1 1qazxsw23edc jesus123 sparkles skinhead sonysony pancakes charlie2 generals montecar 1234567899 sergbest pathetic auckland
billbill capitals pizzaman delpiero 1234rewq virginie tampabay 1qazzaq1 playboy2 1million vampire1 playmate dfcbkbcf istheman ilovepussy wonderboy montrose
cassandra clemente dreamcas painting zxcvb123 lockdown blacklab riffraff fidelity frankie1 edmonton pressure streaming supernova justice1 babycake fuckme69
frederik motocros rustydog pinetree 12131213 44332211 66613666 1234509876 feelgood tigercat citation sunlight bigtruck kingking trooper1 papamama jefferson
elements 123456as password99 popcorn1 francine revoluti sniffing chouchou usmarine 123456qqq left4dead england1 conquest delldell lol12345 gogators cashmoney
18121812 eatmenow goodyear lunchbox piercing riversid scissors crescent erection entrance weare138 italiano matchbox acapulco mohammad lebowski surprise
loverman abracadabra fisherman celebrity madagaskar dreaming mercury1 macintos tennesse hardwood sweetheart rhfcfdbwf ronaldinho masterbating fabulous
parlament alpha123 naughty1 paladin1 asdfg123 dragonballz rfhfvtkmrf kicksass goldeneye interest natedogg alterego huskers1 adelaide nineball aircraft
mallrats backbone innocent freestyle zerozero anonymous laserjet waterman ballsack dangerous ghjcnbnenrf information babybear highlife favorite ljxtymrf
trinitron supersonic blueberr demon666 tamerlan 1qw23er4 qwerasdfzxcv flyers88 nokia5800 stewart1 humphrey cashflow ireland1 implants cantona7 bobmarley
princesa bendover sopranos 22446688 mustang5 hillbill buster12 carlisle protocol jennifer1 feathers nemrac58 wonderfu qweasdzxc123 dickdick pimpdaddy
commander helsinki cyclones macaroni thebeast marauder homepage dimadima halloween cheerleaers soccer11 redheads metallica1 greywolf rfhfylfi 123456789r
reloaded gigabyte flvbybcnhfnjh dortmund godbless flipper1 jurassic experienced love1234 coolhand kcchiefs barefeet zoomzoom asdasd123 greedisgood 14785236
77347734 1020304050 nevermin arizona1 alex1234 nopassword 55bgates 123456789987654321 rosewood outsider minnesot darthvad bellagio redlight baberuth messenger
copenhag lavalamp culinary beckham7 doughnut trueblue asdfqwer advanced monterey waterfal bukowski bigblack gianluca nokia123 as123456 blackhawk dtkjcbgtl
salvatore davedave kristin1 satellite daredevi duckduck kamikadze biohazard phantom1 1q2q3q4q deathnote pertinant lilwayne blackberry poophead stiletto
gallaries 1234567aa riverrat fishtank dominique griffith nightowl valeriya 12345677 741258963 qweasdzx topolino buddydog care1839 happyman deadspin eighteen
hartford softtail jupiter2 lucky123 stonewal myspace1 powerman smartass qwerty13 prototype dipstick surveyor atreides nicetits chopper1 z1x2c3v4b5 mastermind
manunited civilwar downhill dallas22 interacial shitshit waterski monkeyboy dtxyjcnm nosferatu prophecy vincenzo pitchers sealteam tortoise integral start123
chewbacc deerhunt greenman winter99 789632145 1357908642 kikimora nothing1 mike1234 continue crazyman 2wsx3edc lapochka wdtnjxtr disaster suckcock makeitso
fivestar screwyou 123456789v daniella foreplay a1a2a3a4 blueberry gizmodo1 paperino bisexual rodrigue libertad animated eldiablo bluestar markmark honduras
volleyball pizzahut q1q2q3q4q5 converse maxpower dragonfly fishcake mississi seductive ntktdbpjh happines badabing nightwin kenneth1 raymond1 sprocket
passmast 99762000 123456987 918273645 landmark augustin nathanie kissmyas smithers georgina abdullah envelope stoppedby climbing beverley alessand graduate
spiderman1 foreskin jesus777 stephens fisherma 123456789o friday13 jennings randolph guillerm benedict bismilla hondacbr whoknows ghbdtnrfrltkf bigdick1
sephirot cornelia qaz123wsx 1z2x3c4v5b nokia5530 gabrielle negative websol76 sokolova india123 hugoboss websolutions thinking finalfantasy 20spanks timoxa94
mamochka godspeed 1234567890z mazda323 gangbanged lovehate yaroslav skydiver magic123 kristen1 17011701 qq123456 architec creepers jeffrey1 treetree petrovich
lionheart chairman honeybun 1qaz2wsx3edc4rfv andyandy allstate christophe tickling topsecret roosters instinct bigbucks ilya1234 fighting dirtydog losangeles
pippen33 merchant adventure francisco leonidas flanders vancouver georgia1 sandberg letsfuck lighthou laughing general1 locoloco qw123456 daredevil
chickenwing101 valleywa livewire livelife producer chadwick rosebud1 987654321a catfight a1b2c3d4e5 heavenly blackops hydrogen sarasara splendid vodafone
slapnuts wachtwoord nancy123 sandman1 fujifilm marcella 24681012 123581321 joystick addicted anthony7 victory1 rockrock access99 ludacris nineteen lionhear
quant4307s flashman graywolf maurizio musician infected garrison forsberg flathead saxophon sarajevo a1s2d3f4g5 tonytony basement fernande monkey69 winfield
batman12 singapore lincoln1 escorpio rfgbnjirf molly123 underwear ghbdtndctv goofball zxcvasdf sickness hugetits 3rjs1la7qe internal squerting firestorm
starlight blackice password11 jessica2 tangerin dragon01 qazxsw123 smirnova unbelievable bernardo warcraft3 infamous housewifes hillside hospital macgyver
74123698 159753456 chevys10 survival hooters1 douglas1 rushmore scirocco fuzzball frogfrog 911turbo detroit1 cornhole 0o9i8u7y letmesee offspring johnston
daniel12 shredder wednesda truffles nathaniel fantasies chowchow atlanta1 checkmat starlite allnight horsemen josephine 1mustang pregnant firehawk sparhawk
favorite2 stirling silverado freewill glendale groupd2013 vflfufcrfh aerosmit angel666 jediknig close-up pounding funtimes gfgfvfvf evangeli lacrimosa
bionicle madonna1 sooners1 devilman lamborghini experience carpediem schubert milamber motocross euphoria browndog domenico skeeter1 bajingan scorpions
123321123321 bertrand frenchie service1 sleeping babemagnet timothy1 10241024 12345687 12349876 horseman armstrong snapshot priyanka hunter12 sometime
prestige 1password hawthorn greatest mainland bulletin dutchman passcode regional bernhard gregory1 assmunch asslover rocky123 zaq12345 buckaroo diplomat
skeleton futyn007 mannheim adrianna dominick wellingt fernanda manager1 calendar pennywis komputer plumbing thetruth justinbieber madala11 nokia5130
lockerroom dima1995 yeahyeah ejaculation pictuers wrinkles bettyboop frederick daydream friends1 vfhbyjxrf dominika 12345123 963258741 smoke420 cobra427
embalmer basketbal tailgate salvator nocturne sexymama disabled papabear wednesday shinigami panorama illmatic ticktock fantasy1 woodstock aligator mojojojo
earthlin reindeer undertow alabama1 freedom2 monolith nastenka fullback elevator prudence neworder churchil troubles sfgiants pussylover qwedsazxc newstart
contortionist japanees capoeira vivitron dreamcast fruitbat michelle1 attorney insecure armageddon delphine casablanca alejandra 123qwe123qwe myfriend
magdalena knickerless billabong discovery fhvfutljy thumbnils welcome2 toulouse fireman1 salesman woodwork daedalus violator 27731828 q1q2q3q4 zimbabwe
newproject2004 redstorm brisbane dagobert stinger1 windows1 natascha kennwort barbara1 rammstei wingzero 3edc4rfv lighthouse fordtruc letmeinn destroyer
sublime1 athletic fantasti michele1 clueless spamspam costanza morticia bigpenis lingerie diamante 1a2s3d4f5g marymary alfarome qawsedrftg prelude1 riverside
greentea imtheman qazwsxedc1 evanescence motdepasse porsche911 pussy4me kickflip landrove longshot superbow comicbookdb rfhlbyfk kfcnjxrf anthony2 paramore
buckwhea pornographic minnesota lambchop anakonda arcangel j3qq4h7h2v starbucks transexual vfpfafrf archangel braveheart masturbation homebrew fordf350
milkyway forester babemagn 1213141516 maxpayne duracell 12locked chinchin 123456789p ramstein trousers cybersex wildlife corvet07 tiberian kevin123 doorknob
saltydog bullwink shevchenko morozova maximilian headache hellohel needforspeed a123456a fireblade ironman1 devilmaycry asmodeus bravehea chemistry vfhnsirf
somebody mypasswo pennstat cocktail motherfu marajade princeto rapunzel hernande ytngfhjkz maximus1 pegasus1 disturbed dreamer1 evildead everques deepthro
gfhjkm12 blessed1 klopklop 12345asd fishface nemesis1 gorillaz sevenof9 manhatta ursitesux revival47 detectiv businessbabe 123456789l yfnfitymrf ibilltes
dropkick sk8ordie montecarlo peaceful enter123 christel cowboyup 1234kekc rdfhnbhf marishka 12340987 12345612 13245768 22334455 890098890 honeydew ladybird
chauncey cambridge maryanne fourteen avalanche snowman1 restless bluenose charlie123 optiplex 123456qq bulldawg omegared caldwell fuckthat 123456ab genocide
charming losangel impalass marybeth newpass1 seahorse zxcvb12345 machines fuckmehard goldrush trailers capital1 asd12345 qwerty78 kazanova rktjgfnhf spalding
santacru sunderla 1a2b3c4d5e snoopdogg nokia5230 fktyeirf everton1 ghjdthrf 123mudar geibcnbr blondinka 123456789123 l58jkdjp! 1a2a3a4a beachbum waffenss
123qweas shotokan hulkster samadams heather2 mastermi sammydog ignatius dragrace monkeyman 43046721 123698741 sanity72 frank123 drifting contests glassman
rt6ytere homeless yourmama partners navigato buckeye1 costaric terrance newport1 evergree utahjazz nickolas rb26dett jeffjeff cynthia1 infinite crockett
thething jakester woodside bugsbunn pontiac1 invictus everyday russell1 austin316 memories adventur tequiero teacher1 abstract bubblegum callofduty dickweed
hershey1 control1 housewife temptress verygood hogwarts wingchun heinlein mystical aerosmith blackbelt ethernet eightbal solnishko snowflake firestar hornyman
girfriend lebron23 timelord milhouse leningrad caterina qwerty99 allblack anna2614 pussyeat mackenzi masterbaiting uncencored manifest songbird triplets
ghjnjnbg pyramid1 submarin partizan choppers fred1234 desperado 18273645 callahan thriller ilikesex 1letmein ericeric littlema patrizia 12345654321 wapapapa
hornyguy commerce necklace cannonda seventeen blackcock barracud pathfinder fuckshit brunette parsifal birthday4 alkaline shitfuck muffdive account1 glennwei
antigone beepbeep hotbabes fordf250 motorcyc coolgirl rickster citibank gobigred professor cvbhyjdf biscuits tenerife goodlife qwaszx12 volkswagen southside
maurolarastefy spartan117 peregrin raindrop laracroft novikova fynjybyf 12345678900 paranoia germany1 fakepass supernatural tecumseh tonyhawk mahalkita
iloveporn falstaff dominate deborah1 lancaster astonvil bobmarle hennessy elvis123 nonmembe bonethug terriers tooltime terrence russian7 11122233 pyramids
roserose seattle1 saunders schnuffi potatoes phaedrus marketing cxfcnkbdfz guesswho lindsay1 zxcvvcxz passthie testibil marriott summertime music123 helphelp
takamine bigpussy duckhunt ironhors lemmings theclash unicorn1 shadow01 hamburger colossus gotyoass qaz12345 bigbutts elbereth blaster1 lagwagon fuckyeah
location penetrating forgotten pokemon123 thesaint element1 astalavista asdfg12345 professional hermione marketin misiaczek gymnastic goodfell sexsexse
gulliver volkodav domainlock2005 youandme galeries scandinavian lakers24 flowers1 rerfhtre macintosh dhjnvytyjub killzone yamahar6 basebal1 homer123 grandpri
premiere smokedog watermelon mayfield hardwork lasttime r4e3w2q1 peaceout angeline express1 x72jhhu3z 147896321 369852147 bookcase newhouse domestic blackcoc
blackboy doggydog 123456asd p455w0rd william2
`;

export const WIDELY_USED_PASSWORDS: ReadonlySet<string> = new Set(
  WIDELY_USED_PASSWORDS_TEXT.trim().split(/\s+/),
);
